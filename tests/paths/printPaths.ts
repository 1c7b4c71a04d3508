import { listCommand } from '../harness/index';
import { models } from '../models/models';
import { writePins } from './sitePins';

const args = process.argv.slice(2);
try {
  console.log(args.includes('--pin') ? writePins() : listCommand(args, models));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
