import type { AnyEventObject } from 'xstate';
import { ordersOf, pathTest } from '../harness/index';
import { wholeSites } from '../models/wholeSite/wholeSites';
import { test } from '../test';
import { siteProject } from './siteProject';

/** The events that may come while a message is being sent, by kind: answers, timers, and actions of the visitor. */
const inFlight: Readonly<Record<string, (event: AnyEventObject) => boolean>> = {
  answer: ({ type, output, by }) =>
    type === 'xstate.done.actor.send' ? output === true : by === 'refused',
  patience: ({ type }) => type.startsWith('xstate.after.sendTimeout'),
  toggle: ({ type }) => type === 'toggle',
  'another tab': ({ type }) => type === 'overruled',
  link: ({ type, path, by }) => type === 'navigated' && path === '/about' && by === 'contentinfo',
  back: ({ type }) => type === 'traversed',
  paint: ({ type }) => type === 'paint',
  reload: ({ type }) => type === 'reload',
};

const kindOf = (event: AnyEventObject) =>
  Object.keys(inFlight).find((kind) => inFlight[kind]?.(event));

for (const model of wholeSites) {
  const tag = (model.tags ?? []).map((name) => `@${name}`);
  test.describe(`${model.name}, a message under way`, { tag }, () => {
    for (const path of ordersOf(model, [{ type: 'submit', to: 'contactForm' }], kindOf)) {
      const order = path.steps.slice(2).map(({ event }) => kindOf(event));
      const { run } = pathTest(model, path, 'walk', siteProject);
      test(`${order.join(', ')} (${path.id})`, ({ site }, info) => run(site, info));
    }
  });
}
