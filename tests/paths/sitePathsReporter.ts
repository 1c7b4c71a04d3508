import { PathsReporter } from '../harness';
import { models } from '../models/models';
import { siteProject } from './siteProject';

/** The reporter with the models of the site. */
// eslint-disable-next-line import/no-default-export -- Playwright wants a reporter so.
export default class extends PathsReporter {
  constructor() {
    super(models, siteProject);
  }
}
