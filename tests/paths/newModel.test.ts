import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { machineList } from '../../machines/machineList';
import { newModel } from './newModel';
import { siteProject } from './siteProject';

const results = path.join(siteProject.root, 'tests/results');
mkdirSync(results, { recursive: true });
const folder = mkdtempSync(path.join(results, 'models-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ids = machineList.map(({ machine }) => machine.id);
for (const id of ids) newModel(id, folder);
const textOf = (id: string) => readFileSync(path.join(folder, `${id}Model.ts`), 'utf8');

/** Why a skeleton is refused when it is loaded. */
async function refusalOf(id: string): Promise<string> {
  const text = textOf(id)
    .replace("'../../", "'../../../")
    .replace("'../harness'", "'../../harness'")
    .replace("'./siteModel'", "'../../models/siteModel'");
  const file = path.join(folder, `${id}.ts`);
  writeFileSync(file, text);
  const loaded: Promise<unknown> = import(pathToFileURL(file).href);
  return loaded.then(
    () => '',
    (error: Error) => error.message,
  );
}

describe('a new model', () => {
  it('names every event and state of its machine', () => {
    for (const part of ['open: {', 'close: {', "'xstate.done.actor.paint': {"])
      expect(textOf('menu')).toContain(`    ${part}`);
    for (const state of ['closed.hidden', 'closed.released', 'opened.shown', 'opened.modal'])
      expect(textOf('menu')).toContain(`    '${state}': unwritten,`);
  });

  it.each([
    ['menu', /menuModel.ts is there already: remove it first, or go on with it/],
    ['nowhere', /There is no machine "nowhere"; there are site, language, .*machineList\.ts/],
    [undefined, /Name a machine; there are site/],
  ])('of %s is not written', (id, reason) => {
    expect(() => newModel(id, folder)).toThrow(reason);
  });

  it.each(ids)('of %s is refused until all of it is written', async (id) => {
    const refusal = await refusalOf(id);
    for (const part of [
      `The model "${id}" is refused:`,
      '- Say how the page is opened, in place of `unwritten`.',
      `- Say in tests/models/reference/${id}Reference.ts what the specification`,
    ])
      expect(refusal).toContain(part);
    expect(refusal).toMatch(/- Expect what the page shows in ".+", in place of `unwritten`\./);
  });
});
