import { spawnSync } from 'node:child_process';

/** Whether a program is on this machine, that is, runs with these arguments and exits with 0. */
export const isInstalled = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args).status === 0;
