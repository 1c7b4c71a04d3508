import { execFile } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';

/** How long the work below takes where the budgets were set, two cores with nothing beside it, in milliseconds. */
const usual = 400;

/** A fixed piece of work of the kinds that tests do most: objects, texts, sorting. */
const work = `
  for (let round = 0; round < 6; round += 1) {
    const things = Array.from({ length: 60_000 }, (_, index) => ({ id: (index * 7919) % 60_013, name: 'thing ' + index }));
    JSON.parse(JSON.stringify(things)).sort((one, other) => one.id - other.id);
  }`;

const run = () => promisify(execFile)(process.execPath, ['-e', work]);

/**
 * How many times as long as usual this machine takes for two such pieces side by side: 2 where it is half as fast, or has as much to
 * do beside them; 1 at least, since a quicker machine owes nobody anything.
 */
export async function machinePace(): Promise<number> {
  const began = performance.now();
  await Promise.all([run(), run()]);
  return Math.max(1, (performance.now() - began) / usual);
}
