import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Again } from './Again';

/** The shortest list of events by which a path was seen to fail. */
export interface KnownFailure extends Again {
  /** The id of the path that the events make. */
  readonly path: string;
  readonly project: string;
}

const fileOf = (folder: string, id: string, project: string) =>
  path.join(folder, `${id}.${project}.json`);

/** What failed in earlier runs and has not passed since, in the order of the files' names. */
export function knownFailures(folder: string): KnownFailure[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as KnownFailure);
}

/** Keeps a failure, so that the next run walks it first. */
export function keepFailure(failure: KnownFailure, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(folder, failure.path, failure.project);
  writeFileSync(file, `${JSON.stringify(failure, null, 2)}\n`);
}

/** Forgets a failure whose path has passed. */
export function forgetFailure(id: string, project: string, folder: string): void {
  rmSync(fileOf(folder, id, project), { force: true });
}
