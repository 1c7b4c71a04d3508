/** Publishes the build in dist/ on the web server of this machine, or goes back to the release before: `npm run release -- /srv/suood`. */
import { publishRelease } from './publishRelease.js';
import { runCommand } from './runCommand.js';

await runCommand(() => console.log(publishRelease(process.argv.slice(2), 'dist')));
