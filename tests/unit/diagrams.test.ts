import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ELK from 'elkjs';
import {
  type AnyActor,
  createMachine,
  type InspectionEvent,
  sendParent,
  sendTo,
  setup,
} from 'xstate';
import { describe, expect, it, test } from 'vitest';
import { defaultChoices, designCategories, designPictures } from '../../machines/choiceOptions';
import { machineList } from '../../machines/machineList';
import { siteMachine } from '../../machines/siteMachine';
import type { Box, Point } from '../../src/devtools/charts/layout';
import { actorName, isMachine } from '../../src/devtools/charts/isMachine';
import { Simulation } from '../../src/devtools/charts/Simulation';
import { channelsOf, membersOf, systemOf } from '../../src/devtools/charts/system';
import { layOutSystem } from '../../src/devtools/charts/systemSvg';
import { diagramFiles } from '../../src/server/diagrams';

const root = path.resolve(import.meta.dirname, '../..');
const members = membersOf(siteMachine);
const sentences = channelsOf(members).flatMap(({ from, to, events }) =>
  events.map((event) => `${from} sends ${event} to ${to}`),
);

const placeOf = (name: string) => {
  const { parent, during } = members.find((member) => member.name === name) ?? {};
  return { parent, during };
};

test(
  'the diagrams and the table of machines are those of today’s machines (npm run diagrams)',
  { timeout: 60_000 },
  async () => {
    const files = await diagramFiles();
    const stale = [...files].filter(([file, text]) => {
      const place = path.join(root, file);
      return !existsSync(place) || readFileSync(place, 'utf8') !== text;
    });
    expect(stale.map(([file]) => file)).toEqual([]);
    const kept = readdirSync(path.join(root, 'machines/diagrams'));
    expect(kept.map((name) => `machines/diagrams/${name}`).toSorted()).toEqual(
      [...files.keys()].toSorted(),
    );
  },
);

describe('the system', () => {
  it('holds every machine that machines/ exports, and so does the list of them', async () => {
    const exported = new Set<string>();
    for (const name of readdirSync(path.join(root, 'machines'))) {
      if (!name.endsWith('.ts')) continue;
      const values = Object.values((await import(path.join(root, 'machines', name))) as object);
      for (const value of values.flatMap((each) => [each, ...Object.values(each)]))
        if (isMachine(value)) exported.add(`${value.id} of ${name}`);
    }
    expect(exported.size).toBeGreaterThan(15);
    const fileOf = new Map(machineList.map(({ machine, file }) => [machine, `${file}.ts`]));
    const inSystem = members.map(({ machine }) => `${machine.id} of ${fileOf.get(machine)}`);
    expect([...inSystem].toSorted()).toEqual([...exported].toSorted());
    expect(machineList).toHaveLength(exported.size);
  });

  it('says who runs whom, and in which state', () => {
    expect(placeOf('site')).toEqual({ parent: undefined, during: '' });
    expect(placeOf('contactForm')).toEqual({ parent: 'site', during: '' });
    expect(placeOf('elevators')).toEqual({ parent: 'site', during: 'page.home' });
    expect(placeOf('rotation')).toEqual({ parent: 'designs', during: '' });
  });

  it('says who sends what to whom', () => {
    expect(sentences).toEqual(
      expect.arrayContaining([
        'site sends close to menu',
        'language sends finish to contactForm',
        'contactForm sends finished to language',
        'rotation sends rested to designs',
        'designs sends release to flooring',
      ]),
    );
  });

  it('sends when it runs what the charts say that it sends', () => {
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
    site.send('language', { type: 'toggle' });
    site.send('language', { type: 'xstate.done.actor.paint' });
    site.send('site', { type: 'navigated', path: '/about' });
    expect([...seen].toSorted()).toEqual(sentences.toSorted());
  });

  it('finds parents, and children that have no name in the system', () => {
    const child = createMachine({ id: 'child', entry: sendParent({ type: 'ready' }) });
    const parent = setup({ actors: { child } }).createMachine({
      id: 'parent',
      invoke: { id: 'first', src: 'child' },
      entry: sendTo('first', { type: 'begin' }),
    });
    expect(channelsOf(membersOf(parent))).toEqual([
      { from: 'parent', to: 'parent.first', events: ['begin'] },
      { from: 'parent.first', to: 'parent', events: ['ready'] },
    ]);
  });

  it('has nobody who sends to a machine that is not there', () => {
    const machine = createMachine({ id: 'alone', entry: sendTo('nobody', { type: 'call' }) });
    expect(() => channelsOf(membersOf(machine))).toThrow('"alone" sends to "nobody"');
  });
});

describe('the drawing of the system', async () => {
  const fileOf = new Map(machineList.map(({ machine, file }) => [machine, file]));
  const system = systemOf(siteMachine, (machine) => fileOf.get(machine) ?? machine.id);
  const { boxes, frames, branches, messages } = await layOutSystem(system, new ELK());
  const labels = messages.map(({ label }) => label);

  it('has a box for each machine, one for those that are alike, and every message', () => {
    expect(boxes.flatMap(({ family }) => family.map(({ name }) => name)).toSorted()).toEqual(
      members.map(({ name }) => name).toSorted(),
    );
    const together = boxes.map(({ family }) => family.map(({ name }) => name));
    expect(together).toContainEqual([...designCategories]);
    const svg = readFileSync(path.join(root, 'machines/diagrams/system.svg'), 'utf8');
    for (const { name } of members) expect(svg).toContain(`>${name}</text>`);
    for (const text of ['close', 'finish', 'finished', 'rested, resumed', 'hold, release'])
      expect(svg).toContain(`>${text}</text>`);
  });

  it('draws no box and no label over another, and no line through a box or a label', () => {
    const solid = [...boxes.map(({ box }) => box), ...labels];
    expect(overlaps(solid, solid)).toEqual([]);
    const lines = [...branches.map((points) => ({ points })), ...messages];
    expect(
      overlaps(
        lines.flatMap(segments),
        boxes.map(({ box }) => box),
      ),
    ).toEqual([]);
    for (const message of messages) {
      const others = lines.filter((each) => each !== message).flatMap(segments);
      expect(overlaps(others, [message.label])).toEqual([]);
    }
  });

  it('holds in a frame what runs in one state, and nothing else', () => {
    expect(frames.map(({ during }) => during)).toEqual(['page.home']);
    const inside = boxes.filter(({ box }) => frames.some((frame) => isOver(frame.box, box)));
    expect(inside.flatMap(({ family }) => family.map(({ name }) => name)).toSorted()).toEqual(
      members
        .filter(({ parent, during }) => during === 'page.home' || parent === 'designs')
        .map(({ name }) => name)
        .toSorted(),
    );
  });
});

/** A straight line as a box, a pixel shorter at each end: it may touch what it leads to. */
const between = (from: Point, to: Point): Box => ({
  x: Math.min(from.x, to.x) + (from.x === to.x ? 0 : 1),
  y: Math.min(from.y, to.y) + (from.y === to.y ? 0 : 1),
  width: Math.max(0, Math.abs(from.x - to.x) - 2),
  height: Math.max(0, Math.abs(from.y - to.y) - 2),
});

const segments = ({ points }: { readonly points: readonly Point[] }) =>
  points.slice(1).map((to, index) => between(points[index] ?? to, to));

const isOver = (one: Box, other: Box) =>
  one !== other &&
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height;

const overlaps = (some: readonly Box[], others: readonly Box[]) =>
  some.flatMap((one) => others.filter((other) => isOver(one, other)).map((other) => [one, other]));
