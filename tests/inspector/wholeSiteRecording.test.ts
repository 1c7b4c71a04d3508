import { expect, it } from 'vitest';
import { machineList } from '../../machines/machineList';
import { readSession } from '../../src/devtools/inspector/model/readSession';
import { register } from '../../src/devtools/inspector/model/registry';
import { randomWalk, recordPath } from '../harness/index';
import { wholeSites } from '../models/wholeSite/wholeSites';

register(machineList);

/** A walk over the whole site, and its recording as a file. */
function walk(seed: number) {
  const [site] = wholeSites;
  const [path] = site?.paths(randomWalk(site, seed, 60)) ?? [];
  if (!site || !path) throw new Error('There is no walk');
  const file = recordPath(site, path, {
    generator: 'walk',
    project: 'ar-desktop',
    command: '',
    times: [],
    failure: { step: 60, message: 'It failed', actual: [] },
  });
  return { path, text: JSON.stringify(file) };
}

it('a recording of a walk over the whole site, with reloads, opens with all its actors', () => {
  const { path, text } = walk(2);
  expect(path.steps.map(({ event }) => event.type)).toContain('reload');
  const session = readSession(text);
  const { actors, steps } = session.recording;
  const starts = steps.filter(({ event }) => event.type === 'xstate.init');
  expect(new Set(starts.map(({ actor }) => actor)).size).toBe(starts.length);
  expect(actors.size).toBe(starts.length);
  expect(actors.get(session.path?.actor ?? '')?.chart).toBe('site');
});
