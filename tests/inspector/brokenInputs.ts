import { createActor } from 'xstate';
import { elevatorsMachine } from '../../machines/elevatorsMachine';
import { Recorder } from '../../src/devtools/charts/Recorder';
import { append, noRecording } from '../../src/devtools/charts/recording';
import type { Entry } from '../../src/devtools/charts/records';
import { type SessionFile, toFile } from '../../src/devtools/charts/sessionFile';

/** The same row of numbers from 0 to 1 for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What a page reports whose elevators were chosen twice. */
export function reported(): readonly Entry[] {
  const entries: Entry[] = [
    {
      type: 'page',
      page: { run: 'run', tab: 'tab', address: 'http://localhost/', title: '', began: 0 },
    },
  ];
  const { inspect } = new Recorder('run', (entry) => entries.push(entry));
  const actor = createActor(elevatorsMachine, { inspect }).start();
  for (const option of ['food', 'gearless'] as const) actor.send({ type: 'select', option });
  return entries;
}

/** A session of what that page reports. */
export const session = (): SessionFile => toFile({ recording: append(noRecording, reported()) });

/** Fields in which anything may stand, as deep as it may be. */
const free = /(^|\.)(context|output|params)(\.|$)|\.event\.(?!type$)/;

type Place = readonly (string | number)[];

const placesIn = (value: unknown, at: Place = []): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        [...at, key],
        ...placesIn(inner, [...at, key]),
      ])
    : [];

/** Something that is not of the kind of a value. */
function otherThan(value: unknown, random: () => number): unknown {
  const others = [
    null,
    -1.5,
    '',
    true,
    [],
    {},
    [[]],
    { ['__proto__']: 7 },
    Number.MAX_VALUE,
  ].filter(
    (each) =>
      typeof each !== typeof value ||
      (typeof value === 'object' && Array.isArray(each) !== Array.isArray(value)),
  );
  return others[Math.floor(random() * others.length)];
}

/** A copy of some data that is broken in one place, and the path of the place. */
export function broken(
  data: unknown,
  random: () => number,
): { readonly text: string; readonly path: string } {
  const copy = JSON.parse(JSON.stringify(data)) as unknown;
  const places = placesIn(copy).filter((place) => !free.test(place.join('.')));
  const place = places[Math.floor(random() * places.length)] ?? [];
  let inner = copy as Record<string | number, unknown>;
  for (const key of place.slice(0, -1)) inner = inner[key] as typeof inner;
  const last = place.at(-1) ?? '';
  inner[last] = otherThan(inner[last], random);
  return { text: JSON.stringify(copy), path: place.join('.') };
}
