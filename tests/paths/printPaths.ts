import { listCommand } from '../harness/index';
import { models } from '../models/models';

const args = process.argv.slice(2);
try {
  console.log(listCommand(args, models));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
