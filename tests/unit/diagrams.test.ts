import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AnyActor, createMachine, type InspectionEvent } from 'xstate';
import { describe, expect, it, test } from 'vitest';
import { sendTo } from '../../machines/actors';
import { defaultChoices, designCategories, designPictures } from '../../machines/choiceOptions';
import { machineList } from '../../machines/machineList';
import { siteMachine } from '../../machines/siteMachine';
import { isMachine } from '../../src/devtools/charts/isMachine';
import { diagramFile } from '../../src/server/diagrams';
import { channelsOf, membersOf } from '../../src/server/systemOf';
import { actorName, Simulation } from '../harness/index';

const root = path.resolve(import.meta.dirname, '../..');
const members = membersOf(siteMachine);
const sentences = channelsOf(members).flatMap(({ from, to, events }) =>
  events.map((event) => `${from} sends ${event} to ${to}`),
);

const placeOf = (name: string) => {
  const { parent, during } = members.find((member) => member.name === name) ?? {};
  return { parent, during };
};

test('the stored diagrams and table fit the machines of today (npm run diagrams writes them)', () => {
  const kept = readFileSync(path.join(root, 'machines/diagrams/README.md'), 'utf8');
  expect(diagramFile()).toBe(kept);
});

describe('the system of all machines', () => {
  it('the system of machines holds every machine that machines/ exports once, and so does the list of machines', async () => {
    const exported = new Set<unknown>();
    for (const name of readdirSync(path.join(root, 'machines'))) {
      if (!name.endsWith('.ts')) continue;
      const values = Object.values((await import(path.join(root, 'machines', name))) as object);
      for (const value of values.flatMap((each) => [each, ...Object.values(each)]))
        if (isMachine(value)) exported.add(value);
    }
    expect(exported.size).toBeGreaterThan(15);
    expect(new Set(members.map(({ machine }) => machine))).toEqual(exported);
    expect(members).toHaveLength(exported.size);
    expect(new Set<unknown>(machineList)).toEqual(exported);
    expect(machineList).toHaveLength(exported.size);
  });

  it('the system says which machine invokes which, and in which state', () => {
    expect(placeOf('site')).toEqual({ parent: undefined, during: '' });
    expect(placeOf('contactForm')).toEqual({ parent: 'site', during: '' });
    expect(placeOf('elevators')).toEqual({ parent: 'site', during: 'page.home' });
    expect(placeOf('rotation')).toEqual({ parent: 'designs', during: '' });
  });

  it('the running system sends exactly the events that the charts name', () => {
    const seen = new Set<string>();
    const note = (inspected: InspectionEvent) => {
      if (inspected.type !== '@xstate.event') return;
      const { sourceRef, actorRef, event } = inspected;
      const isOwn = sourceRef === undefined || sourceRef === actorRef;
      if (
        isOwn ||
        !isMachine((sourceRef as AnyActor).logic) ||
        !isMachine((actorRef as AnyActor).logic) ||
        event.type.startsWith('xstate.')
      )
        return;
      seen.add(
        `${actorName(sourceRef as AnyActor)} sends ${event.type} to ${actorName(actorRef as AnyActor)}`,
      );
    };
    const site = new Simulation(siteMachine, { path: '/', language: 'ar' }, note);
    site.send('rotation', { type: 'pause' });
    site.send('rotation', { type: 'play' });
    site.send('choices', { type: 'opened', choices: defaultChoices });
    site.send('elevators', { type: 'select', option: 'food' });
    site.send('designs', { type: 'select', option: 'doors' });
    for (const card of designCategories)
      site.send(card, { type: 'pick', picture: designPictures[card][0] });
    site.send('sharing', { type: 'share', place: 'form' });
    site.send('sharing', { type: 'xstate.error.actor.share' });
    site.send('language', { type: 'toggle' });
    site.send('language', { type: 'xstate.done.actor.paint' });
    site.send('language', { type: 'xstate.done.actor.store', output: true });
    site.send('site', { type: 'navigated', path: '/about' });
    expect([...seen].toSorted()).toEqual(sentences.toSorted());
  });

  it('an error is thrown where a machine sends to an actor that does not exist', () => {
    const machine = createMachine({
      id: 'alone',
      entry: sendTo(() => ({ to: 'menu', event: { type: 'close' } })),
    });
    expect(() => channelsOf(membersOf(machine))).toThrow('"alone" sends to "menu"');
  });
});
