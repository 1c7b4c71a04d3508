import { CoverageReporter } from '../harness';
import { models } from '../models/models';
import { readPins } from './sitePins';

/** The reporter with the models of the site, and with what is pinned of them. */
// eslint-disable-next-line import/no-default-export -- Playwright wants a reporter so.
export default class extends CoverageReporter {
  constructor() {
    super(models, readPins());
  }
}
