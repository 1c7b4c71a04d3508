import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../freePort';
import { forgetFailure, knownFailures } from './knownFailures';
import { playwright, repository } from './playwright';

const example = path.join(import.meta.dirname, 'example');

/** A copy of the page, below the packages that it imports. */
let copy = '';
beforeAll(() => {
  copy = mkdtempSync(path.join(repository, 'node_modules/.cache/light-'));
  for (const file of ['index.html', 'lightPage.ts', 'lightMachine.ts']) {
    cpSync(path.join(example, file), path.join(copy, file));
  }
});
afterAll(() => {
  rmSync(copy, { recursive: true });
  for (const { model, path: id, project } of knownFailures()) {
    if (model === 'light') forgetFailure(id, project);
  }
});

/** Walks the paths of the traffic light on the page in a folder. */
async function walkOn(root: string) {
  const options = ['--config', 'tests/harness/example/light.config.ts'];
  const env = { ROOT: root, PORT: String(await freePort()) };
  const { status, stdout } = playwright(options, { env, stdio: 'pipe' });
  return { status, printed: stdout };
}

it(
  'walks all paths of another project, and counts what they cover',
  { timeout: 120_000 },
  async () => {
    const { status, printed } = await walkOn(example);
    expect(printed).toMatch(/^light +3\/3 +4\/4 +3\/3 +2\/2 /m);
    expect(status).toBe(0);
  },
);

it(
  'finds the fault that is put into its page, and says how to repeat it',
  { timeout: 120_000 },
  async () => {
    const file = path.join(copy, 'lightPage.ts');
    const sound = readFileSync(file, 'utf8');
    const faulty = sound.replace("!snapshot.can({ type: 'ask' })", 'false');
    expect(faulty).not.toBe(sound);
    writeFileSync(file, faulty);
    const { status, printed } = await walkOn(copy);
    expect(printed).toContain('light, step 2 of 4: sneak: ask click → amber');
    expect(printed).toContain('It takes only: ask click · ask click');
    expect(status).toBe(1);
  },
);
