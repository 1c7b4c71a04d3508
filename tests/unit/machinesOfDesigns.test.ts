import { createActor, SimulatedClock } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DesignCardEvent } from '../../machines/actors';
import { designCardMachines, rotationDelay } from '../../machines/designCardMachine';
import { designCategories } from '../../machines/choiceOptions';
import { designsMachine } from '../../machines/designsMachine';
import { Simulation } from '../../src/charts/Simulation';
import { designs } from '../../src/content/designs';

const cards = Object.entries(designCardMachines).map(([name, machine]) => [name, machine] as const);

/** A card with a clock of its own; `pass` lets milliseconds go by. */
function start(machine: (typeof cards)[number][1]) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock }).start();
  return {
    send: (...types: (Exclude<DesignCardEvent['type'], 'pick'> | `pick ${string}`)[]) => {
      for (const type of types) {
        const [name, picture = ''] = type.split(' ');
        actor.send(name === 'pick' ? { type: 'pick', picture } : ({ type } as DesignCardEvent));
      }
    },
    pass: (milliseconds: number) => clock.increment(milliseconds),
    get picture() {
      return Object.keys(
        Object(Reflect.get(Object(actor.getSnapshot().value), 'picture')) as object,
      )[0];
    },
  };
}

describe.each(cards)('the design card %s', (name, machine) => {
  const pictures = Object.keys(machine.states.picture?.states ?? {});
  let card: ReturnType<typeof start>;
  beforeEach(() => {
    card = start(machine);
  });

  it('has the variants of its category, in their order, and shows the first', () => {
    expect(pictures).toEqual(designs.find(({ id }) => id === name)?.images.map(({ id }) => id));
    expect(card.picture).toBe(pictures[0]);
  });

  it('rotates every 3000 ms, to the first after the last', () => {
    for (const next of [...pictures.slice(1), pictures[0], pictures[1 % pictures.length]]) {
      const before = card.picture;
      card.pass(2999);
      expect(card.picture).toBe(before);
      card.pass(1);
      expect(card.picture).toBe(next);
    }
  });

  it('shows the picture that is picked, from any other, and starts its time anew', () => {
    for (const picked of pictures) {
      card.pass(2999);
      card.send(`pick ${picked}`);
      expect(card.picture).toBe(picked);
      card.pass(2999);
      expect(card.picture).toBe(picked);
    }
  });

  it('starts the time anew for the picture that is shown already', () => {
    card.pass(2999);
    card.send(`pick ${pictures[0]}`);
    card.pass(2999);
    expect(card.picture).toBe(pictures[0]);
    card.pass(1);
    expect(card.picture).toBe(pictures[1 % pictures.length]);
  });

  it('rests while the section rests, and then starts its time anew', () => {
    card.pass(2999);
    card.send('hold');
    card.pass(10 * rotationDelay);
    expect(card.picture).toBe(pictures[0]);
    card.send('release');
    card.pass(2999);
    expect(card.picture).toBe(pictures[0]);
    card.pass(1);
    expect(card.picture).toBe(pictures[1 % pictures.length]);
  });

  it('rests while keyboard focus is in it', () => {
    card.send('entered');
    card.pass(10 * rotationDelay);
    expect(card.picture).toBe(pictures[0]);
    card.send('left');
    card.pass(3000);
    expect(card.picture).toBe(pictures[1 % pictures.length]);
  });

  it.each([
    ['hold', 'entered', 'release'],
    ['hold', 'entered', 'left'],
    ['entered', 'hold', 'release'],
    ['entered', 'hold', 'left'],
  ] as const)('rests while one of two reasons is left: %s, %s, %s', (...events) => {
    card.send(...events);
    card.pass(10 * rotationDelay);
    expect(card.picture).toBe(pictures[0]);
  });

  it('shows what is picked while it rests, and rests on it', () => {
    const last = pictures.at(-1);
    card.send('hold', `pick ${last}`);
    expect(card.picture).toBe(last);
    card.pass(10 * rotationDelay);
    expect(card.picture).toBe(last);
  });

  it('stays where it is for a picture that it does not have', () => {
    card.send('pick unheard');
    expect(card.picture).toBe(pictures[0]);
  });
});

describe('the rotation', () => {
  it.each([
    ['', 'playing'],
    ['pause', 'paused'],
    ['pause play', 'playing'],
    ['hid', 'hidden'],
    ['hid showed', 'playing'],
    ['reduced', 'paused'],
    ['reduced play', 'playing'],
    ['hid reduced', 'paused'],
    ['hid reduced showed', 'paused'],
    ['pause hid', 'paused'],
    ['pause hid showed', 'paused'],
    ['play', 'playing'],
    ['hid play', 'hidden'],
    ['showed', 'playing'],
  ])('is, after "%s", %s, and so are all cards', (events, state) => {
    const designsActors = new Simulation(designsMachine);
    for (const type of events.split(' ').filter(Boolean)) designsActors.send('rotation', { type });
    expect(designsActors.snapshot('rotation').value).toBe(state);
    for (const card of designCategories) {
      const section = state === 'playing' ? 'playing' : 'resting';
      expect(designsActors.snapshot(card).matches({ section })).toBe(true);
    }
  });
});

it('turns pictures every 3000 ms', () => {
  expect(rotationDelay).toBe(3000);
});
