import { listCommand } from '../harness/listCommand';
import { models } from '../models/models';

try {
  const files = {
    module: 'tests/models/models.ts',
    needs: ['package.json', 'machines', 'src', 'tests', 'public/locales'],
  };
  console.log(await listCommand(process.argv.slice(2), models, files));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
