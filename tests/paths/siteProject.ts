import path from 'node:path';
import type { Project } from '../harness/index';

const tests = path.resolve(import.meta.dirname, '..');

export const siteProject: Project = {
  root: path.dirname(tests),
  config: 'tests',
  reports: path.join(tests, 'report'),
  commands: {
    again: 'npm run test:paths --',
    walk: 'npm run test:paths -- --all',
    inspect: 'npm run inspect',
  },
};
