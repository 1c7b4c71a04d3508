import { PathsReporter } from '../index';
import { lightModel } from './lightModel';
import { lightProject } from './lightProject';

// eslint-disable-next-line import/no-default-export -- Playwright loads a reporter by its default export.
export default class extends PathsReporter {
  constructor() {
    super([lightModel], lightProject);
  }
}
