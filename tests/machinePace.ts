import { execFile } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';

/** How long `work` takes, in milliseconds, on the machine for which the time budgets are set: two cores without other work. */
const usual = 400;

/** A program that does a fixed amount of the work that tests do most: it makes objects and texts, and sorts them. */
const work = `
  for (let round = 0; round < 6; round += 1) {
    const things = Array.from({ length: 60_000 }, (_, index) => ({ id: (index * 7919) % 60_013, name: 'thing ' + index }));
    JSON.parse(JSON.stringify(things)).sort((one, other) => one.id - other.id);
  }`;

const run = () => promisify(execFile)(process.execPath, ['-e', work]);

/**
 * Runs `work` twice at the same time, and returns how many times longer than usual that takes, at least 1. A machine that is half as fast,
 * or busy with as much other work, gives 2.
 */
export async function machinePace(): Promise<number> {
  const began = performance.now();
  await Promise.all([run(), run()]);
  return Math.max(1, (performance.now() - began) / usual);
}
