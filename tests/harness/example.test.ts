import path from 'node:path';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../freePort';
import { lightProject } from './example/lightProject';
import { playwright } from './playwright';

const example = path.join(import.meta.dirname, 'example');

/** The folder of the page's copy, in `node_modules`, so that the page's imports resolve. */
let copy = '';
beforeAll(() => {
  const cache = path.join(lightProject.root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  copy = mkdtempSync(path.join(cache, 'light-'));
  for (const file of ['index.html', 'lightPage.ts', 'lightMachine.ts']) {
    cpSync(path.join(example, file), path.join(copy, file));
  }
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Walks the paths of the traffic light on the page in the folder `root`. */
async function walkOn(root: string, options: readonly string[] = [], more: NodeJS.ProcessEnv = {}) {
  const env = { ROOT: root, PORT: String(await freePort()), ...more };
  const { status, stdout } = playwright(options, lightProject, { env, stdio: 'pipe' });
  return { status, printed: stdout };
}

it(
  'walks all paths of another project, and prints how much they cover',
  { timeout: 120_000 },
  async () => {
    const { status, printed } = await walkOn(example);
    expect(printed).toMatch(/^light +3\/3 +4\/4 +3\/3 +2\/2 /m);
    expect(status).toBe(0);
  },
);

it(
  'finds a fault that is put into the page, and prints the command to repeat the failure',
  { timeout: 120_000 },
  async () => {
    const file = path.join(copy, 'lightPage.ts');
    const sound = readFileSync(file, 'utf8');
    const faulty = sound.replace("!snapshot.can({ type: 'ask' })", 'false');
    expect(faulty).not.toBe(sound);
    writeFileSync(file, faulty);
    const { status, printed } = await walkOn(copy);
    expect(printed).toContain('light, step 2 of 4: sneak: ask click → amber');
    expect(printed).toContain('The shortest way to the same failure: ask click · ask click');
    expect(status).toBe(1);
    const [, again = '', id = ''] =
      /AGAIN='(.+)' npx playwright test --config \S+ --project light --grep (\w+)/.exec(printed) ??
      [];
    const repeated = await walkOn(copy, ['--grep', id], { AGAIN: again });
    expect(repeated.printed).toMatch(new RegExp(`again: .*${id}`));
    expect(repeated.status).toBe(1);
  },
);
