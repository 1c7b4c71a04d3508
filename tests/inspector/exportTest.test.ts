import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { machineList } from '../../machines/machineList';
import { siteMachine } from '../../machines/siteMachine';
import { Recorder } from '../../src/devtools/charts/Recorder';
import type { Entry, Step } from '../../src/devtools/charts/records';
import { Simulation } from '../../src/devtools/charts/Simulation';
import { exportTest } from '../../src/devtools/inspector/model/exportTest';
import { register } from '../../src/devtools/inspector/model/registry';

register(machineList);
const root = path.resolve(import.meta.dirname, '../..');

/** The steps of the actors of some names in a run of the whole site. */
function stepsOf(names: readonly string[], events: readonly (readonly [string, AnyEventObject])[]) {
  const entries: Entry[] = [];
  const recorder = new Recorder('run', (entry) => entries.push(entry));
  const site = new Simulation(siteMachine, { path: '/', language: 'ar' }, recorder.inspect);
  for (const [name, event] of events) site.send(name, event);
  return names.map((name): [string, Step[]] => {
    const id = entries.flatMap((entry) =>
      entry.type === 'actor' && entry.actor.name === name ? [entry.actor.id] : [],
    )[0];
    const own = entries.flatMap((entry) =>
      entry.type === 'step' && entry.step.actor === id ? [entry.step] : [],
    );
    return [name, own];
  });
}

const runs = stepsOf(
  ['elevators', 'language', 'contactForm', 'designs', 'cabins'],
  [
    ['elevators', { type: 'select', option: 'food' }],
    ['contactForm', { type: 'change', values: { subject: `A "lift" that's quick` } }],
    ['designs', { type: 'select', option: 'doors' }],
    ['rotation', { type: 'pause' }],
    ['cabins', { type: 'pick', picture: 'panorama' }],
    ['language', { type: 'toggle' }],
  ],
);

/** Writes exported tests into a folder while a tool of the project is run over it. */
function check(
  folder: string,
  [tool = '', ...options]: readonly string[],
  tests: Readonly<Record<string, string>>,
) {
  mkdirSync(folder, { recursive: true });
  const own = mkdtempSync(path.join(folder, 'exported-'));
  // They lie deeper than a developer would put them.
  const up = `'${path.posix.relative(own, root)}/`;
  try {
    for (const [name, code] of Object.entries(tests))
      writeFileSync(path.join(own, `${name}.test.ts`), code.replaceAll(`'../`, up));
    const file = path.join(root, 'node_modules', tool);
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '' };
    return spawnSync(process.execPath, [file, ...options, own], {
      cwd: root,
      encoding: 'utf8',
      env,
    });
  } finally {
    rmSync(own, { recursive: true });
  }
}

const runTests = (tests: Readonly<Record<string, string>>) =>
  check(path.join(root, 'tests/results'), ['vitest/vitest.mjs', 'run'], tests);

const exported = Object.fromEntries(runs.map(([name, steps]) => [name, exportTest(name, steps)]));

it('the runs of every kind of machine pass as they are, their start included', () => {
  const { status, stdout } = runTests(exported);
  expect(stdout).toMatch(/Tests\s+5 passed/);
  expect(status).toBe(0);
}, 60_000);

it('a run that began otherwise fails at its start', () => {
  const [, steps = []] = runs[0] ?? [];
  const bent = steps.map((step, index) => (index === 0 ? { ...step, value: 'food' } : step));
  const { status } = runTests({ bent: exportTest('elevators', bent) });
  expect(status).toBe(1);
}, 60_000);

it('exported tests are in the project’s own format', () => {
  const { status, stdout } = check(
    tmpdir(),
    ['oxfmt/bin/oxfmt', '--check', '-c', '.oxfmtrc.json'],
    exported,
  );
  expect(stdout).not.toContain('.test.ts');
  expect(status).toBe(0);
});
