import { PathsReporter } from '../harness';
import { models } from '../models/models';
import { readPins } from './sitePins';
import { siteProject } from './siteProject';

/** The reporter with the models of the site, and with what is pinned of them. */
// eslint-disable-next-line import/no-default-export -- Playwright wants a reporter so.
export default class extends PathsReporter {
  constructor() {
    super(models, siteProject, readPins());
  }
}
