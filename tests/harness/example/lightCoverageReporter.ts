import { CoverageReporter } from '..';
import { lightModel } from './lightModel';

// eslint-disable-next-line import/no-default-export -- Playwright wants a reporter so.
export default class extends CoverageReporter {
  constructor() {
    super([lightModel]);
  }
}
