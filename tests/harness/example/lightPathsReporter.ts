import { PathsReporter } from '..';
import { lightModel } from './lightModel';
import { lightProject } from './lightProject';

// eslint-disable-next-line import/no-default-export -- Playwright wants a reporter so.
export default class extends PathsReporter {
  constructor() {
    super([lightModel], lightProject);
  }
}
