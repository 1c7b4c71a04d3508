import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../freePort';
import { Desk, expect, test } from './inspectorTest';

const files = {
  'package.json': '{ "name": "lamps", "private": true, "type": "module" }',
  'vite.config.ts': `import { inspector } from 'statechart-devtools/vite';
export default { plugins: [inspector({ machines: '/lampMachine.ts', reports: 'report' })] };`,
  'index.html': `<!doctype html><title>Lamps</title><link rel="icon" href="data:," />
<button>Press</button><script type="module" src="/lamps.ts"></script>`,
  'lampMachine.ts': `import { setup } from 'xstate';
export const lampMachine = setup({ guards: { isNight: () => true } }).createMachine({
  id: 'lamp', initial: 'dark',
  states: { dark: { on: { press: { guard: 'isNight', target: 'lit' } } }, lit: { on: { press: 'dark' } } } });`,
  'lamps.ts': `import { createActor } from 'xstate';
import type { InspectionEvent } from 'xstate';
import { lampMachine } from './lampMachine';
declare global { var inspectActors: ((event: InspectionEvent) => void) | undefined }
const lamp = createActor(lampMachine, { inspect: globalThis.inspectActors }).start();
document.querySelector('button')?.addEventListener('click', () => lamp.send({ type: 'press' }));`,
  'worker.js': `import { createActor, createMachine } from 'xstate';
import { createInspector } from 'statechart-devtools';
const pump = createMachine({ id: 'pump', initial: 'idle', states: { idle: { on: { run: 'done' } }, done: { type: 'final' } } });
const { inspect } = createInspector({ address: process.env.INSPECTOR });
const hold = setInterval(() => {}, 1000);
createActor(pump, { inspect }).start().subscribe({ complete: () => clearInterval(hold) });`,
  'report.json': `{ "walks": [], "machines": [{ "machine": "lamp", "transitions": [] }] }`,
  'tsconfig.json': `{ "include": ["*.ts", "*.js"], "compilerOptions": { "strict": true, "checkJs": true, "noEmit": true,
    "target": "es2023", "module": "esnext", "moduleResolution": "bundler", "types": ["node"] } }`,
  'plain.html': `<!doctype html><title>Plain</title><link rel="icon" href="data:," />
<script src="INSPECTOR/watch.js"></script><script type="module" src="/lamps.ts"></script><button>Press</button>`,
};

async function link(project: string, names: readonly string[]) {
  for (const name of names) {
    const place = path.join(project, 'node_modules', name);
    await mkdir(path.dirname(place), { recursive: true });
    await symlink(path.resolve('node_modules', name), place);
  }
}

function compile(project: string): string {
  const { stdout } = spawnSync(path.resolve('node_modules/.bin/tsc'), { cwd: project });
  return stdout.toString();
}

const run = (cwd: string, ...command: string[]) =>
  execFileSync('npm', command, { cwd, stdio: 'pipe' });

test.describe('the inspector’s package @ar @desktop', () => {
  // In series, so that the package is built only once.
  test.describe.configure({ mode: 'serial' });
  const started: ChildProcess[] = [];
  let root = '';

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    root = await mkdtemp(path.join(tmpdir(), 'lamps-'));
    run('.', 'run', 'package', '--', root);
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, name), text);
    // The package's peer dependencies are linked below, so that npm needs no registry.
    run(root, 'install', '--offline', '--legacy-peer-deps', './statechart-devtools-1.0.0.tgz');
    await link(root, ['vite', 'xstate', '@types/node']);
    await mkdir(path.join(root, 'report'));
    await rename(path.join(root, 'report.json'), path.join(root, 'report/paths.json'));
  });
  test.afterAll(async () => {
    for (const child of started) child.kill();
    await rm(root, { recursive: true });
  });

  /** Starts a program of the project. Resolves with the process once the program has printed its address. */
  const start = (command: string) =>
    new Promise<ChildProcess>((resolve, reject) => {
      const child = spawn(process.execPath, command.split(' '), { cwd: root });
      started.push(child);
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => {
          said += text.toString();
          if (said.includes('http://localhost:')) resolve(child);
        });
      child.on('exit', (code) => reject(new Error(`${command} ended with ${code}: ${said}`)));
    });

  test('the package’s types, and the copied folders of the path tests, compile in a strict project', async () => {
    test.setTimeout(60_000);
    expect(compile(root)).toBe('');

    const { dependencies } = JSON.parse(
      await readFile('tests/harness/package.json', 'utf8'),
    ) as Record<'dependencies', Record<string, string>>;
    const copy = path.join(root, 'copy');
    for (const folder of ['tests/harness', 'src/devtools/charts'])
      await cp(folder, path.join(copy, folder), { recursive: true });
    await link(copy, Object.keys(dependencies));
    await writeFile(
      path.join(copy, 'tsconfig.json'),
      files['tsconfig.json']
        .replace('"*.ts", "*.js"]', '"src", "tests"], "exclude": ["**/*.test.ts", "**/example"]')
        .replace('"strict"', '"skipLibCheck": true, "strict"'),
    );
    expect(compile(copy)).toBe('');
  });

  for (const base of ['/', '/app/'])
    test(`three steps let the inspector watch a new project under ${base}: install, a plug-in, a line in the page`, async ({
      context,
      page,
    }) => {
      test.setTimeout(90_000);
      const address = `http://localhost:${await freePort()}${base}`;
      const { port } = new URL(address);
      await start(`node_modules/vite/bin/vite.js --port ${port} --strictPort --base ${base}`);
      await page.goto(address);
      const [window] = await Promise.all([
        context.waitForEvent('page'),
        page.keyboard.press('Alt+Shift+KeyI'),
      ]);
      const desk = new Desk(window, page);
      await expect(desk.actor('lamp')).toBeVisible();
      await page.getByRole('button').click();
      await desk.show('lamp');
      await expect.poll(() => desk.active()).toEqual(['lamp', 'lamp.lit']);
      await desk.region('State').getByText('Why', { exact: true }).click();
      await expect(desk.region('State')).toContainText('[isNight] held, taken');
      await desk.write('{ "type": "press" }');
      await desk.button('Send to the page').click();
      await expect.poll(() => desk.active()).toEqual(['lamp', 'lamp.dark']);
      await desk.button('What if').click();
      await expect(desk.region('What if')).toContainText('lit');
      await expect(desk.window.getByRole('main')).not.toContainText(/\bsite\b/i);
      await page.close();
      await desk.window.goto(`${address}inspector.html?session=paths/paths.json`);
      await expect(
        desk.window.getByText('Visited: 0 of 3 states, 0 of 2 transitions'),
      ).toBeVisible();
      await expect(desk.button('State lit, not visited')).toBeVisible();
    });

  test('the package’s server watches pages and processes without Vite', async ({
    context,
    page,
  }) => {
    test.setTimeout(90_000);
    const [port, pages] = [await freePort(), await freePort()];
    const address = `http://localhost:${port}`;
    await start(`node_modules/.bin/statechart-devtools --port ${port}`);
    const desk = new Desk(await context.newPage(), page);
    await expect(start(`node_modules/.bin/statechart-devtools --port ${port}`)).rejects.toThrow(
      /ended with 1: Nothing can be served at port \d+: [^\n]+ Name another one by --port\.\n$/,
    );
    await desk.window.goto(address);
    const stage = desk.region('Machine and log');
    await expect(stage).toContainText('Nothing is watched yet.');
    await desk.openFile('paths.json', files['report.json']);
    await expect(stage).toContainText(
      "The charts of this report are not known. Name the module that exports the project's machines",
    );
    await desk.button('Back to live').click();
    const worker = spawn(process.execPath, ['worker.js'], {
      cwd: root,
      env: { ...process.env, INSPECTOR: address },
    });
    started.push(worker);
    const ended = new Promise((resolve) => worker.on('exit', resolve));
    await desk.show('pump');
    await expect(desk.region('Actors')).toContainText('worker.js');
    await desk.send('{ "type": "run" }');
    expect(await ended).toBe(0);
    await expect(desk.actor('pump')).toContainText('done');
    await expect(desk.region('Actors')).toContainText('worker.jsleft');

    const plain = files['plain.html'].replace('INSPECTOR', address);
    await writeFile(path.join(root, 'plain.html'), plain);
    await start(`node_modules/vite/bin/vite.js --port ${pages} --strictPort`);
    await page.goto(`http://localhost:${pages}/plain.html?inspect=off`);
    await page.getByRole('button').click();
    await desk.show('lamp');
    await expect.poll(() => desk.active()).toEqual(['lamp', 'lamp.lit']);
  });
});
