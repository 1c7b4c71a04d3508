import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { append, noRecording } from '../../src/devtools/charts/recording';
import { type Entry, type PathRecord, pathStepAt } from '../../src/devtools/charts/records';
import { fileMachine } from '../../src/devtools/inspector/machines/fileMachine';
import { selectedActor } from '../../src/devtools/inspector/model/selectedActor';

it('after a bad session is dismissed, the name of the open session stays', async () => {
  const read = fromPromise<void, string>(async ({ input }) => {
    if (input === 'bad') throw new Error('It is bad');
  });
  const file = createActor(fileMachine.provide({ actors: { read: read as never } })).start();
  const open = async (address: string, session: 'opened' | 'refused') => {
    file.send({ type: 'open', source: address });
    await waitFor(file, ({ value }) => value === session);
  };
  await open('good', 'opened');
  await open('bad', 'refused');
  expect(file.getSnapshot().context).toMatchObject({ name: 'bad', opened: 'good' });
  file.send({ type: 'close' });
  expect(file.getSnapshot().value).toBe('opened');
  file.send({ type: 'close' });
  expect(file.getSnapshot().value).toBe('live');
  expect(file.getSnapshot().context.opened).toBe('');
});

it('at each moment of a failed path’s recording, the inspector shows the last step walked by then', () => {
  const steps = [3, 5, 9, 9].map((place) => ({ place }));
  const path = { steps, failure: { step: 2 } } as unknown as PathRecord;
  expect([0, 3, 4, 5, 8, 9, 12].map((place) => pathStepAt(path, place))).toEqual([
    0, 0, 0, 1, 1, 2, 2,
  ]);
});

const pageOf = (run: string, tab = 'tab'): Entry[] => [
  { type: 'page', page: { run, tab, address: '', title: '', began: 0 } },
  ...['menu', 'elevators'].map((name): Entry => {
    const id = `${run}/${name}`;
    return { type: 'actor', actor: { id, run, name, chart: name } };
  }),
];

it('once a page is left, the selection moves to the actor of the same name on the next page of the tab', () => {
  const recording = append(noRecording, [
    ...pageOf('old'),
    { type: 'left', run: 'old' },
    ...pageOf('new'),
  ]);
  const old = { actor: 'old/elevators', chart: 'elevators' };
  const nothing = { actor: undefined, chart: undefined };
  expect(selectedActor(recording, old, true)?.id).toBe('new/elevators');
  expect(selectedActor(recording, old, false)?.id).toBe('old/elevators');
  expect(selectedActor(recording, nothing, true)?.id).toBe('new/menu');
  const gone = append(recording, [{ type: 'left', run: 'new' }]);
  expect(selectedActor(gone, old, true)?.id).toBe('old/elevators');
  const elsewhere = append(noRecording, [
    ...pageOf('old'),
    { type: 'left', run: 'old' },
    ...pageOf('new', 'other tab'),
  ]);
  expect(selectedActor(elsewhere, old, true)?.id).toBe('old/elevators');
});
