import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { diagramFiles } from '../../src/inspector/diagrams';
import { machineList } from '../../machines/machineList';

const root = path.resolve(import.meta.dirname, '../..');

test(
  'the diagrams and the table of the README are those of today’s machines (npm run diagrams)',
  { timeout: 60_000 },
  async () => {
    const files = await diagramFiles();
    const stale = [...files].filter(([file, text]) => {
      const place = path.join(root, file);
      return !existsSync(place) || readFileSync(place, 'utf8') !== text;
    });
    expect(stale.map(([file]) => file)).toEqual([]);
    const kept = readdirSync(path.join(root, 'machines/diagrams')).filter((name) =>
      name.endsWith('.svg'),
    );
    expect(kept.toSorted()).toEqual(
      machineList.map(({ machine }) => `${machine.id}.svg`).toSorted(),
    );
  },
);

test('every machine that machines/ exports is among those that are drawn', () => {
  const drawn = new Set(machineList.map(({ file }) => file));
  const makers = new Set(['choiceMachine']);
  const files = readdirSync(path.join(root, 'machines'))
    .filter((name) => name.endsWith('Machine.ts'))
    .map((name) => name.replace('.ts', ''));
  expect(files.filter((file) => !drawn.has(file) && !makers.has(file))).toEqual([]);
});
