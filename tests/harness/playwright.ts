import { spawnSync, type SpawnSyncOptionsWithStringEncoding } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of the project. */
export const repository = path.resolve(import.meta.dirname, '../..');

/** Runs specs with Playwright until it ends; it speaks to the terminal unless `stdio` says otherwise. */
export function playwright(
  options: readonly string[],
  { env, stdio = 'inherit' }: Pick<SpawnSyncOptionsWithStringEncoding, 'env' | 'stdio'> = {},
) {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return spawnSync(
    process.execPath,
    [cli, 'test', ...(options.includes('--config') ? [] : ['--config', 'tests']), ...options],
    {
      cwd: repository,
      env: { ...process.env, ...env },
      stdio,
      encoding: 'utf8',
    },
  );
}
