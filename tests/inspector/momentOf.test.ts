import { describe, expect, it } from 'vitest';
import { append, forget, noRecording } from '../../src/devtools/charts/recording';
import {
  hashOf,
  missingFrom,
  type Moment,
  momentOf,
  placeOfMoment,
} from '../../src/devtools/inspector/model/momentOf';
import { brokenHash, randomFrom, reported } from './brokenInputs';

const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
const recording = append(noRecording, reported());
const [, , third] = recording.steps;
const moment: Moment = { run: 'run', step: third?.index ?? -1 };

describe('the address of a moment', () => {
  it.each([
    {},
    { run: 'run', step: 0 },
    { actor: 'run/x:0 & =#%', view: 'system' },
    { run: 'a b', step: 12, machine: 'contactForm', view: 'outline' },
  ] satisfies Moment[])('says the same when it is read again: %o', (each) => {
    expect(momentOf(`#${hashOf(each)}`)).toEqual(each);
  });

  it.each(seeds)('is refused with what is wrong where it is malformed (seed %i)', (seed) => {
    const { hash, part } = brokenHash(randomFrom(seed));
    expect(() => momentOf(hash)).toThrow(part);
  });

  it('means the same step however many before it are not kept', () => {
    expect(placeOfMoment(recording, moment)).toBe(2);
    expect(placeOfMoment(forget(recording, 2), moment)).toBe(2);
    expect(missingFrom(forget(recording, 2), moment)).toBeUndefined();
  });

  it('says what is not here, and what to do', () => {
    expect(missingFrom(forget(recording, 3), moment)).toContain(
      'not kept any more: open a session',
    );
    expect(missingFrom(recording, { run: 'other', step: 1 })).toMatch(
      /other, which is not here: open/,
    );
    expect(missingFrom(recording, { actor: 'run/x:9' })).toMatch(
      /run\/x:9, which is not here: open/,
    );
    expect(missingFrom(recording, { machine: 'paternoster' })).toContain('today’s code');
    expect(missingFrom(recording, { machine: 'elevators' })).toBeUndefined();
  });
});
