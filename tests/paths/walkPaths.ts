import { playwright } from '../harness';
import { siteProject } from './siteProject';

/** Walks the tour, with `--all` the paths of every generator; all other options are Playwright's own. */
const options = process.argv.slice(2);
const specs = options.includes('--all') ? ['tests/paths/'] : ['again.spec', 'tour.spec'];
const { status } = playwright(
  [...specs, ...options.filter((option) => option !== '--all')],
  siteProject,
);
process.exitCode = status ?? 1;
