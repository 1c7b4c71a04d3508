import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { machineList } from '../../machines/machineList';
import { referenceSkeleton, skeletonOf } from '../harness';

const models = path.resolve(import.meta.dirname, '../models');

/**
 * Writes the skeletons of a machine's model and of its reference into a folder; returns what to do next. Throws where no machine has that id, or
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
  const reference = `${id}Reference`;
  const [model, book] = [`${name}.ts`, `reference/${reference}.ts`];
  for (const each of [model, book]) {
    if (existsSync(path.join(folder, each)))
      throw new Error(`tests/models/${each} is there already: remove it first, or go on with it`);
  }
  const [imported = expression] = expression.split('.');
  const imports = [
    `import { ${imported} } from '../../machines/${file}';`,
    `import { unwritten } from '../harness';`,
    `import { ${reference} } from './reference/${reference}';`,
    `import { siteModel } from './siteModel';`,
  ];
  mkdirSync(path.join(folder, 'reference'), { recursive: true });
  writeFileSync(
    path.join(folder, book),
    referenceSkeleton(reference, {
      file: `tests/models/${book}`,
      chart: `machines/${file}.ts`,
      imports: ["import type { Reference } from '../../harness';"],
    }),
  );
  writeFileSync(
    path.join(folder, model),
    skeletonOf(machine, { name, expression, imports, reference, make: 'siteModel' }),
  );
  return [
    `Written: tests/models/${model} and tests/models/${book}. Now`,
    `1. add ${name} to tests/models/models.ts,`,
    '2. run `npx vitest run tests/models`, which names all that is unwritten, and write it,',
    '3. run `npm run paths -- --pin`,',
    `4. walk it: npm run test:paths -- --project=en-desktop --grep ${id}`,
  ].join('\n');
}
