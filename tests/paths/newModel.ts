import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { machineList } from '../../machines/machineList';
import { skeletonOf } from '../harness';

const models = path.resolve(import.meta.dirname, '../models');

/**
 * Writes the skeleton of a machine's model into a folder; returns what to do next. Throws where no machine has that id, or
 * its model is there already.
 */
export function newModel(id: string | undefined, folder = models): string {
  const listed = machineList.find(({ machine }) => machine.id === id);
  if (id === undefined || !listed) {
    const ids = machineList.map(({ machine }) => machine.id).join(', ');
    throw new Error(
      `${id === undefined ? 'Name a machine' : `There is no machine "${id}"`}; there are ${ids}. A new one is added to machines/machineList.ts`,
    );
  }
  const { machine, file, expression } = listed;
  const name = `${id}Model`;
  const target = path.join(folder, `${name}.ts`);
  if (existsSync(target)) {
    throw new Error(`tests/models/${name}.ts is there already: remove it first, or go on with it`);
  }
  const [imported = expression] = expression.split('.');
  const imports = [
    `import { ${imported} } from '../../machines/${file}';`,
    `import { unwritten } from '../harness';`,
    `import { siteModel } from './siteModel';`,
  ];
  writeFileSync(target, skeletonOf(machine, { name, expression, imports, make: 'siteModel' }));
  return [
    `Written: tests/models/${name}.ts. Now`,
    `1. add ${name} to tests/models/models.ts,`,
    '2. run `npx vitest run tests/models`, which names all that is unwritten, and write it,',
    '3. run `npm run paths -- --pin`,',
    `4. walk it: npm run test:paths -- --project=en-desktop --grep ${id}`,
  ].join('\n');
}
