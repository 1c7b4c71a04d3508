import { assign, createActor, setup } from 'xstate';
import { pack, unpack } from '../../src/devtools/charts/plain';
import { stepsOf } from '../../src/devtools/charts/recording';
import type { Entry, Step } from '../../src/devtools/charts/records';
import { fromFile, parseFile, type SessionFile } from '../../src/devtools/charts/sessionFile';
import { expect, test } from './inspectorTest';
import { recorded, sessionOf } from './recordings';

class NoLift extends Error {
  override name = 'NoLift';
}

/** Values that JSON would change. The values in `much` are too large to be recorded whole. */
const values = {
  floors: new Map<unknown, unknown>([
    ['ground', { open: true }],
    [2, new Set(['a', 'b'])],
  ]),
  pattern: /lift\/\d+/giu,
  opened: new Date(Date.UTC(2026, 10, 26)),
  nothing: undefined,
  minus: -0,
  never: Number.NaN,
  rides: 12n ** 20n,
  list: [undefined, -0, 3n],
};
const much = {
  error: new NoLift('It is stuck'),
  text: 'x'.repeat(9200),
  many: Array.from({ length: 500 }, (_, index) => index),
  call: () => {},
  site: new URL('https://example.org/lifts'),
};

const machine = setup({ types: { context: {}, events: {} as { type: string } } }).createMachine({
  id: 'values',
  context: {},
  on: { fill: { actions: assign(() => ({ ...values, ...much })) } },
});

/** The entries of a page whose machine has held these values, cloned as a BroadcastChannel clones messages. */
const reported = (): Entry[] =>
  structuredClone(
    recorded((inspect) => {
      const actor = createActor(machine, { inspect }).start();
      actor.send({ type: 'fill', ...values });
    }),
  );

const lastStep = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => (entry.type === 'step' ? [entry.step] : [])).at(-1);

/** The last step of the entries, saved to a file and read from it again. */
const saved = (entries: readonly Entry[]) => {
  const { recording } = fromFile(parseFile(sessionOf(entries)));
  const [actor] = recording.actors.keys();
  return stepsOf(recording, actor ?? '').at(-1);
};

/** The entries as they arrive when a server passes them on as JSON. */
const relayed = (entries: readonly Entry[]) =>
  unpack(JSON.parse(JSON.stringify(pack(entries)))) as readonly Entry[];

test.describe('a value that JSON would change @ar @desktop', () => {
  test('a value that JSON would change is recorded, saved and opened unchanged, and a cut value says how much is cut', () => {
    const entries = reported();
    for (const step of [lastStep(entries), saved(entries), lastStep(relayed(entries))]) {
      expect(step?.event).toStrictEqual({ type: 'fill', ...values });
      expect(step?.context).toMatchObject(values);
      const { error, text, many } = (step as Step).context as typeof much;
      expect(error).toMatchObject({ name: 'NoLift', message: 'It is stuck' });
      expect(text).toMatch(/^x{4000}⟨5200 more of 9200 characters⟩$/);
      expect(many).toHaveLength(201);
    }
  });

  test('a value that JSON would change is shown unchanged, even after an export and an import', async ({
    desk,
  }) => {
    await desk.openSession(sessionOf(reported()), 'values.json');
    const context = desk.region('Context');
    await desk.goTo('fill');
    // Folds the long list, because the values after it are out of view.
    await context.getByRole('button', { name: 'many [500]' }).click();
    for (const turn of ['first.json', 'second.json']) {
      await desk.goTo('fill');
      for (const text of [
        /floors ?Map\(2\)/,
        /2 ?Set\(2\)/,
        '/lift\\/\\d+/giu',
        'new Date("2026-11-26T00:00:00.000Z")',
        'nothing undefined',
        'minus -0',
        'never NaN',
        'rides 3833759992447475122176n',
        '⟨NoLift: It is stuck⟩',
        '⟨5200 more of 9200 characters⟩',
        '⟨function call⟩',
        '⟨URL https://example.org/lifts⟩',
      ])
        await expect(context).toContainText(text);
      await desk.window.getByLabel('Search the context').fill('300 MORE');
      const rows = context.getByRole('listitem');
      await expect(rows).toHaveText([/^▾many.*\[500\]/, /⟨300 more of 500⟩/]);
      await expect(context).toContainText('without what was left out');
      await desk.window.getByLabel('Search the context').fill('');
      const again = await desk.download(desk.button('Export'));
      await desk.openFile(turn, again);
      await expect(desk.window.getByText(`Session ${turn}`)).toBeVisible();
    }
  });

  test('a value is hidden from the inspector and its exports if the page sets `sanitizeStep`', async ({
    desk,
  }) => {
    await desk.site.addInitScript(() => {
      globalThis.sanitizeStep = (step) => ({ ...step, context: 'hidden' });
    });
    await desk.openChart('elevators');
    await expect(desk.region('Context')).toContainText('"hidden"');
    const { steps } = JSON.parse(await desk.download(desk.button('Export'))) as SessionFile;
    expect(new Set(steps.flatMap(({ context }) => context ?? []))).toEqual(new Set(['hidden']));
  });
});
