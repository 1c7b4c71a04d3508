import { spawnSync, type SpawnSyncOptionsWithStringEncoding } from 'node:child_process';
import { createRequire } from 'node:module';
import type { Project } from './Project';

/** The options of a run that one of Playwright's projects is enough for: those that are asked for, or the usual one. */
export const inOneProject = (
  options: readonly string[],
  { oneProject }: Pick<Project, 'oneProject'>,
): readonly string[] =>
  options.some((option) => /^--project(=|$)/.test(option))
    ? options
    : [...options, '--project', oneProject];

/** Runs specs with Playwright until it ends; it speaks to the terminal unless `stdio` says otherwise. */
export function playwright(
  options: readonly string[],
  { root, config }: Pick<Project, 'root' | 'config'>,
  { env, stdio = 'inherit' }: Pick<SpawnSyncOptionsWithStringEncoding, 'env' | 'stdio'> = {},
) {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return spawnSync(
    process.execPath,
    [cli, 'test', ...(options.includes('--config') ? [] : ['--config', config]), ...options],
    {
      cwd: root,
      env: { ...process.env, ...env },
      stdio,
      encoding: 'utf8',
    },
  );
}
