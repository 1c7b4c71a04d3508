import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { doorModel, event } from './doorModel';
import { commandForEvents, commandForPath, readEventList } from './failedPaths';

const opens = event('open', { by: "O'Neil's key, $HOME `x` \\ \n مفتاح" });
const model = doorModel({ events: { open: opens, close: event('close') } });

describe('the command that walks events again', () => {
  it.each([
    ['all that it needs, whatever the shell makes of it', [...opens.cases, { type: 'close' }]],
    ['no event where the start alone fails', []],
  ])('holds %s', (_, events) => {
    const walked = model.pathOf(events);
    if (!walked) throw new Error('The door cannot do that');
    const command = commandForEvents(model, walked, 'en-mobile', { again: 'make again' });
    expect(command).toMatch(
      new RegExp(`^AGAIN='.*' make again --project en-mobile --grep ${walked.id}$`),
    );
    const shown = command.replace(/make again.*/, '; printf %s "$AGAIN"');
    const given = execFileSync('sh', ['-c', shown], { encoding: 'utf8' });
    expect(readEventList(given, [model])).toEqual({ model, path: walked });
  });

  const broken = 'AGAIN is not what a failed path prints';
  it.each([
    ['open', broken],
    ['null', broken],
    ['{"model":"door"}', broken],
    ['{"model":"gate","events":[]}', 'AGAIN: there is no model "gate"; there are "door"'],
    [
      '{"model":"door","events":[{"type":"open"},{"type":"slam"}]}',
      'AGAIN: the model "door" cannot do all of these events',
    ],
  ])('is refused where it holds %s', (text, reason) => {
    expect(() => readEventList(text, [model])).toThrow(reason);
  });
});

afterEach(() => vi.unstubAllEnvs());

const repeated = (generator: string) =>
  commandForPath(generator, 'ar-mobile', '1a2b3c4d', { walk: 'make walk' });

it('the command for a random walk repeats SEED and STEPS if they were given', () => {
  vi.stubEnv('SEED', undefined);
  vi.stubEnv('STEPS', undefined);
  const command = 'make walk --project ar-mobile --grep 1a2b3c4d';
  expect(repeated('walk')).toBe(command);
  vi.stubEnv('STEPS', '100');
  expect(repeated('walk')).toBe(`STEPS=100 ${command}`);
  vi.stubEnv('SEED', '7');
  expect(repeated('walk')).toBe(`SEED=7 STEPS=100 ${command}`);
  expect(repeated('tour')).toBe(command);
});
