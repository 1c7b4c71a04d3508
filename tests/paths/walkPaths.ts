import { playwright } from '../harness/index';
import { siteProject } from './siteProject';

/** By default walks the tours, with `--all` all paths, and with the variable `AGAIN` its events. Other options go to Playwright. */
const options = process.argv.slice(2);
const own = process.env['AGAIN'] === undefined ? 'tour.spec' : 'again.spec';
const specs = options.includes('--all') ? ['tests/paths/'] : [own];
const { status } = playwright(
  [...specs, ...options.filter((option) => option !== '--all')],
  siteProject,
);
process.exitCode = status ?? 1;
