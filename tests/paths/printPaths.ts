import { listCommand } from '../harness/listCommand';
import { models } from '../models/models';
import { writePins } from './sitePins';

try {
  const files = {
    module: 'tests/models/models.ts',
    needs: ['package.json', 'machines', 'src', 'tests', 'public/locales'],
  };
  const args = process.argv.slice(2);
  console.log(args.includes('--pin') ? writePins() : await listCommand(args, models, files));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
