import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { machineList } from '../../machines/machineList';
import { siteProject } from './siteProject';
import { newModel } from './newModel';

const results = path.join(siteProject.root, 'tests/results');
mkdirSync(results, { recursive: true });
const folder = mkdtempSync(path.join(results, 'models-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ids = machineList.map(({ machine }) => machine.id);
const fileOf = (id: string) => path.join(folder, `${id}Model.ts`);

/** Why a skeleton is refused when it is loaded. */
async function refusalOf(id: string): Promise<string> {
  const text = readFileSync(fileOf(id), 'utf8')
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
    newModel('menu', folder);
    const text = readFileSync(fileOf('menu'), 'utf8');
    for (const type of ['open', 'close', "'xstate.done.actor.paint'"])
      expect(text).toContain(`    ${type}: {`);
    for (const state of ['closed.hidden', 'closed.released', 'opened.shown', 'opened.modal'])
      expect(text).toContain(`    '${state}': unwritten,`);
  });

  it('does not write over another', () => {
    expect(() => newModel('menu', folder)).toThrow(
      'tests/models/menuModel.ts is there already: remove it first, or go on with it',
    );
  });

  it('is asked for by a machine that there is', () => {
    expect(() => newModel('nowhere', folder)).toThrow(
      /There is no machine "nowhere"; there are site, language, .*machineList\.ts/,
    );
    expect(() => newModel(undefined, folder)).toThrow('Name a machine; there are site');
  });

  it('is in the project’s own format, for every machine', () => {
    // Not below `tests/results`, which the formatter passes over.
    const apart = mkdtempSync(path.join(tmpdir(), 'models-'));
    for (const id of ids) {
      newModel(id, apart);
      if (id !== 'menu') newModel(id, folder);
    }
    const tool = path.join(siteProject.root, 'node_modules/oxfmt/bin/oxfmt');
    const { status, stdout } = spawnSync(
      process.execPath,
      [tool, '--check', '-c', '.oxfmtrc.json', apart],
      { cwd: siteProject.root, encoding: 'utf8' },
    );
    rmSync(apart, { recursive: true });
    expect(stdout).not.toContain('Model.ts');
    expect(status).toBe(0);
  });

  it.each(ids)('of %s is refused until all of it is written', async (id) => {
    const refusal = await refusalOf(id);
    expect(refusal).toContain(`The model "${id}" is refused:`);
    expect(refusal).toContain('- Say how the page is opened, in place of `unwritten`.');
    expect(refusal).toContain(
      `- Say in tests/models/reference/${id}Reference.ts what the specification`,
    );
    expect(refusal).toMatch(/- Expect what the page shows in ".+", in place of `unwritten`\./);
  });
});
