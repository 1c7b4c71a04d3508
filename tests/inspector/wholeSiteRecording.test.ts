import { expect, it } from 'vitest';
import { machineList } from '../../machines/machineList';
import { register } from '../../src/inspector/model/registry';
import { readSession } from '../../src/inspector/model/readSession';
import { randomWalk, recordPath } from '../harness';
import { wholeSites } from '../models/wholeSite/wholeSites';

register(machineList);

it('a recording of the whole site’s walk, with its reloads, opens with each of its actors', () => {
  const [site] = wholeSites;
  const [path] = site?.paths(randomWalk(site.subject, 1, 60)) ?? [];
  if (!site || !path) throw new Error('There is no walk');
  expect(path.steps.map(({ event }) => event.type)).toContain('reload');
  const file = recordPath(site, path, {
    generator: 'walk',
    project: 'ar-desktop',
    command: '',
    times: [],
    failure: { step: 60, message: 'It failed', actual: [] },
  });
  const session = readSession(JSON.stringify(file));
  const { actors, steps } = session.recording;
  const starts = steps.filter(({ event }) => event.type === 'xstate.init');
  expect(new Set(starts.map(({ actor }) => actor)).size).toBe(starts.length);
  expect(actors.size).toBe(starts.length);
  expect(actors.get(session.path?.actor ?? '')?.chart).toBe('site');
});
