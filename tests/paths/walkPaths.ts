import { playwright } from '../harness';
import { siteProject } from './siteProject';

/** Walks the tours; with `--all` the paths of every generator; with `AGAIN` set, the events in it. Passes other options to Playwright. */
const options = process.argv.slice(2);
const own = process.env['AGAIN'] === undefined ? 'tour.spec' : 'again.spec';
const specs = options.includes('--all') ? ['tests/paths/'] : [own];
const { status } = playwright(
  [...specs, ...options.filter((option) => option !== '--all')],
  siteProject,
);
process.exitCode = status ?? 1;
