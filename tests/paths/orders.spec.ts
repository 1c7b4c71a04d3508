import type { AnyEventObject } from 'xstate';
import { identity, ordersOf, pathTest, type SystemState } from '../harness/index';
import type { Browser } from '../models/wholeSite/browserIn';
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

const events = {
  kindOf: (event: AnyEventObject) => Object.keys(inFlight).find((kind) => inFlight[kind]?.(event)),
  // All machines and the browser, but not how long the last event took.
  identityOf: (state: SystemState) =>
    JSON.stringify([
      { ...(state.environmentState as Browser), passed: 0 },
      state.names.map((name) => identity(state.of(name))),
    ]),
};

// One model of each language and each layout: an order does not depend on their combination.
const models = wholeSites.filter(({ name }) =>
  /mobile from Arabic|desktop from English/.test(name),
);

for (const model of models) {
  const tag = (model.tags ?? []).map((name) => `@${name}`);
  test.describe(model.name, { tag }, () => {
    for (const path of ordersOf(model, [{ type: 'submit', to: 'contactForm' }], events)) {
      const order = path.steps.slice(2).map(({ event }) => events.kindOf(event));
      const { run } = pathTest(model, path, 'walk', siteProject);
      const title = `a message under way: ${order.join(', ')} (${order.length} events, ${path.id})`;
      test(title, ({ site }, info) => run(site, info));
    }
  });
}
