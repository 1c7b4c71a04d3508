import { listCommand } from '../harness';
import { models } from '../models/models';
import { newModel } from './newModel';
import { writePins } from './sitePins';
import { siteProject } from './siteProject';

const args = process.argv.slice(2);
const files = {
  module: 'tests/models/models.ts',
  needs: ['package.json', 'machines', 'src', 'tests', 'public/locales'],
};

/** What the command line asks for. */
const answer = () => {
  if (args[0] === 'new') return newModel(args[1]);
  return args.includes('--pin') ? writePins() : listCommand(args, models, files, siteProject);
};

try {
  console.log(await answer());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
