import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { licensesOf } from '../../src/prerender/licensesPlugin';

// Those of the packages that are there are looked for in the built site (hosts.test.ts).
const folder = mkdtempSync(path.join(tmpdir(), 'licenses-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A module of a package that says this about itself. */
function moduleOf(about: { name: string; version: string; license?: string; author?: string }) {
  const place = path.join(folder, 'node_modules', about.name);
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'package.json'), JSON.stringify(about));
  return path.join(place, 'index.js');
}

it('names the licence of a package that has no file of it', () => {
  const named = { name: 'named', version: '1.0.0', license: 'ISC', author: 'Noura' };
  expect(licensesOf([moduleOf(named)])).toEqual([{ name: 'named 1.0.0', text: 'ISC, Noura' }]);
});

it('stops the build where a package says nothing of its licence', () => {
  const silent = moduleOf({ name: 'silent', version: '1.0.0' });
  expect(() => licensesOf([silent])).toThrow(
    'The package silent says nothing of its licence: look it up before it is published',
  );
});
