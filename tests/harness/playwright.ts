import { spawnSync, type SpawnSyncOptionsWithStringEncoding } from 'node:child_process';
import { createRequire } from 'node:module';
import type { Project } from './Project';

/** Runs Playwright and waits until it ends. Its output goes to the terminal unless `stdio` says otherwise. */
export function playwright(
  options: readonly string[],
  { root, config }: Pick<Project, 'root' | 'config'>,
  { env, stdio = 'inherit' }: Pick<SpawnSyncOptionsWithStringEncoding, 'env' | 'stdio'> = {},
) {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return spawnSync(process.execPath, [cli, 'test', '--config', config, ...options], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio,
    encoding: 'utf8',
  });
}
