import { createActor } from 'xstate';
import { elevatorsMachine } from '../../machines/elevatorsMachine';
import { append, noRecording } from '../../src/devtools/charts/recording';
import type { Entry } from '../../src/devtools/charts/records';
import { type SessionFile, toFile } from '../../src/devtools/charts/sessionFile';
import type { randomOf } from '../harness/index';
import { recorded } from './recordings';

type Random = ReturnType<typeof randomOf>;

/** The entries of a page on which two elevator types were chosen, one after the other. */
export const reported = (): readonly Entry[] =>
  recorded((inspect) => {
    const actor = createActor(elevatorsMachine, { inspect }).start();
    for (const option of ['food', 'gearless'] as const) actor.send({ type: 'select', option });
  });

export const session = (): SessionFile => toFile({ recording: append(noRecording, reported()) });

/** Matches the paths of fields that may hold any value, at any depth. */
const free = /(^|\.)(context|output|params)(\.|$)|\.event\.(?!type$)/;

type Place = readonly (string | number)[];

const placesIn = (value: unknown, at: Place = []): Place[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        [...at, key],
        ...placesIn(inner, [...at, key]),
      ])
    : [];

/** A random value of another type than `value`. */
function otherThan(value: unknown, random: Random): unknown {
  const all = [null, -1.5, '', true, [], {}, [[]], { ['__proto__']: 7 }, Number.MAX_VALUE];
  const others = all.filter(
    (each) =>
      typeof each !== typeof value ||
      (typeof value === 'object' && Array.isArray(each) !== Array.isArray(value)),
  );
  return others[random(others.length)];
}

/** Returns, as text, a copy of the data with one broken value, and the path of this value. */
export function broken(data: unknown, random: Random) {
  const copy = JSON.parse(JSON.stringify(data)) as unknown;
  const places = placesIn(copy).filter((place) => !free.test(place.join('.')));
  const place = places[random(places.length)] ?? [];
  let inner = copy as Record<string | number, unknown>;
  for (const key of place.slice(0, -1)) inner = inner[key] as typeof inner;
  const last = place.at(-1) ?? '';
  inner[last] = otherThan(inner[last], random);
  return { text: JSON.stringify(copy), path: place.join('.') };
}
