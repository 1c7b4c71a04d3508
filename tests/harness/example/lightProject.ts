import path from 'node:path';
import type { Project } from '../index';

const root = path.resolve(import.meta.dirname, '../../..');
const config = 'tests/harness/example/light.config.ts';
const walk = `npx playwright test --config ${config}`;

/** The traffic light as a project. It has no packages of its own, so its root is the repository. */
export const lightProject: Project = {
  root,
  config,
  reports: path.join(root, 'tests/report/light'),
  commands: { again: walk, walk },
};
