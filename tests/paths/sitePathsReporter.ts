import { PathsReporter } from '../harness/index';
import { modelsOfRun } from './drawnModels';
import { siteProject } from './siteProject';

// eslint-disable-next-line import/no-default-export -- Playwright loads a reporter by its default export.
export default class extends PathsReporter {
  constructor() {
    super(modelsOfRun, siteProject, 'tests/paths');
  }
}
