import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetFailure, keepFailure, knownFailures } from './knownFailures';

const failure = (id: string, project = 'en-mobile') => ({
  path: id,
  model: 'door',
  project,
  events: [{ type: 'open' }],
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'failures-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('knows no failure at first, in a folder that there need not be', () => {
  expect(knownFailures(path.join(folder, 'new'))).toEqual([]);
});

it('keeps each failure of a path in a project, the last one alone', () => {
  keepFailure(failure('2b'), folder);
  keepFailure(failure('1a', 'ar-desktop'), folder);
  keepFailure({ ...failure('1a'), events: [] }, folder);
  keepFailure(failure('1a'), folder);
  writeFileSync(path.join(folder, 'notes.txt'), 'no failure');
  expect(knownFailures(folder)).toEqual([
    failure('1a', 'ar-desktop'),
    failure('1a'),
    failure('2b'),
  ]);
});

it('forgets the failure of a path in one project', () => {
  keepFailure(failure('1a'), folder);
  keepFailure(failure('1a', 'ar-desktop'), folder);
  forgetFailure('1a', 'en-mobile', folder);
  forgetFailure('2b', 'en-mobile', folder);
  expect(knownFailures(folder)).toEqual([failure('1a', 'ar-desktop')]);
});
