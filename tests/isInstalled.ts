import { spawnSync } from 'node:child_process';

/** Whether this machine has a program, which then runs with such arguments and ends well. */
export const isInstalled = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args).status === 0;
