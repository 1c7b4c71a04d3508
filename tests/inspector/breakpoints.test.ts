import { describe, expect, it } from 'vitest';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  createMachine,
  type InspectionEvent,
} from 'xstate';
import { contactFormMachine } from '../../machines/contactFormMachine';
import { designsMachine } from '../../machines/designsMachine';
import { machineList } from '../../machines/machineList';
import { siteMachine } from '../../machines/siteMachine';
import { predict } from '../../src/devtools/charts/candidates';
import { chartOf } from '../../src/devtools/charts/chart';
import { macrostep } from '../../src/devtools/charts/macrostep';
import { Recorder } from '../../src/devtools/charts/Recorder';
import { Breakpoints } from '../../src/devtools/inspector/page/Breakpoints';
import { randomOf, Simulation } from '../harness/index';

const edgesOfAll = machineList.flatMap((machine) =>
  chartOf(machine).edges.map((edge) => ({ ...edge, chart: machine.id })),
);

/** Sends the whole site random events that it accepts; the seed decides which. `inspect` gets all inspection events. */
function wander(seed: number, inspect: (inspected: InspectionEvent) => void) {
  const random = randomOf(seed);
  const system = new Simulation(siteMachine, { path: '/', language: 'ar' }, inspect);
  const oneOf = <Item>(items: readonly Item[]) => items[random(items.length)];
  for (let step = 0; step < 400; step += 1) {
    const name = oneOf(system.machines) ?? '';
    const snapshot = system.snapshot(name);
    const path = oneOf(['/', '/about', '/contact']);
    const events = edgesOfAll
      .filter(({ chart, event }) => chart === snapshot.machine.id && !/^(?:xstate\.|$)/.test(event))
      .map(({ event, params }) => ({ path, ...params, type: event }))
      .filter((each) => isTaken(snapshot, each));
    const event = oneOf(events);
    if (event) system.send(name, event);
    // Lets time pass, so that the pictures rotate, and lets an actor that waits for a painted frame go on.
    if (step % 10 === 0) system.pass(3000);
    const painted = system.waiting.find((each) => each.endsWith('.paint'));
    if (painted) system.send(painted.replace(/\.paint$/, ''), { type: 'xstate.done.actor.paint' });
  }
}

function isTaken(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  try {
    macrostep(snapshot, event);
    return snapshot.can(event);
  } catch {
    // The machine threw an error, because it reads a field that this event lacks.
    return false;
  }
}

describe.each([1, 2, 3, 4])(
  'breakpoints on every transition of the whole site, seed %i',
  (seed) => {
    const all = edgesOfAll.map(({ id }) => id);
    const hits: string[] = [];
    const taken: string[] = [];
    const breakpoints = new Breakpoints((hit) => hit && hits.push(hit));
    breakpoints.all = all;
    const { inspect } = new Recorder('run', (entry) => {
      if (entry.type !== 'step' || entry.step.event.type === 'xstate.init') return;
      const edges = new Set(entry.step.microsteps.flatMap((each) => each.edges));
      const first = all.find((part) => edges.has(part));
      if (first) taken.push(first);
    });
    wander(seed, (inspected) => {
      inspect(inspected);
      breakpoints.inspect(inspected);
    });

    it('each step that the site takes hits one breakpoint, and no breakpoint is hit without a step', () => {
      expect(new Set(taken).size).toBeGreaterThan(20);
      expect(hits.toSorted()).toEqual(taken.toSorted());
    });
  },
);

/** Sends events to the design cards and their rotation, and returns how often a breakpoint is hit. */
function hitsOf(breakpoint: string, sent: readonly (readonly [to: string, AnyEventObject])[]) {
  const hits: string[] = [];
  const breakpoints = new Breakpoints((hit) => hit && hits.push(hit));
  const system = new Simulation(designsMachine, {}, breakpoints.inspect);
  breakpoints.all = [breakpoint];
  for (const [to, event] of sent) system.send(to, event);
  return hits.length;
}

const pause = ['rotation', { type: 'pause' }] as const;
const play = ['rotation', { type: 'play' }] as const;

describe('a page stops', () => {
  it.each([
    ['rotation.paused', 1],
    ['rotation.playing pause 0', 1],
    ['rotation.hidden', 0],
    ['rotation.paused play 0', 1],
  ])('at the breakpoint %s, %i times', (breakpoint, times) => {
    expect(hitsOf(breakpoint, [pause, play])).toBe(times);
  });

  it('a page stops at a state that an event leaves and enters again', () => {
    let hits = 0;
    const breakpoints = new Breakpoints((hit) => (hits += hit ? 1 : 0));
    const { inspect } = breakpoints;
    const form = createActor(contactFormMachine, { inspect }).start();
    breakpoints.all = ['contactForm.editing.writing'];
    form.send({ type: 'change', field: 'subject', value: 'L' });
    expect(hits).toBe(1);
    breakpoints.all = ['contactForm.editing'];
    form.send({ type: 'change', field: 'subject', value: 'Li' });
    expect(hits).toBe(1);
  });

  it.each([
    [
      'a state of a region that has an id of its own, and nothing of the other region',
      'again',
      ['home.two'],
    ],
    [
      'all states, where the machine itself is left',
      'reset',
      ['m', 'home', 'home.one', 'm.other', 'm.other.still'],
    ],
  ])('an event leads to %s', (_, type, expected) => {
    const machine = createMachine({
      id: 'm',
      type: 'parallel',
      on: { reset: { target: '.own', reenter: true } },
      states: {
        own: {
          id: 'home',
          initial: 'one',
          on: { again: '.two' },
          states: { one: { id: 'home.one' }, two: { id: 'home.two' } },
        },
        other: { initial: 'still', states: { still: {} } },
      },
    });
    const now = createActor(machine).start().getSnapshot();
    const states = [...predict(now, { type })].filter((part) => !part.includes(' '));
    expect(states.toSorted()).toEqual(expected.toSorted());
  });

  it('a page stops at an event that an actor sends to another actor while it handles an event itself', () => {
    // The rotation sends `rested` to the designs, which then send events to their cards.
    const edges = chartOf(designsMachine).edges.map(({ id, event }) => ({ id, event }));
    const rested = edges.find(({ event }) => event === 'rested');
    expect(hitsOf(rested?.id ?? '', [pause])).toBe(1);
  });
});
