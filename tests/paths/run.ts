import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../..');
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** Walks the tour, with `--all` the paths of every generator; all other options are Playwright's own. */
const options = process.argv.slice(2);
const isAll = options.includes('--all');
const specs = isAll ? ['tests/paths/'] : ['again.spec', 'tour.spec'];
const { status } = spawnSync(
  process.execPath,
  [
    playwright,
    'test',
    '--config',
    'tests',
    ...specs,
    ...options.filter((option) => option !== '--all'),
  ],
  { cwd: repository, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
