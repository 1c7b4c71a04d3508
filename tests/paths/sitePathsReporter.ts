import { PathsReporter } from '../harness';
import { models } from '../models/models';
import { readPins } from './sitePins';
import { siteProject } from './siteProject';

/** The paths reporter for the models of the site and their pins. */
// eslint-disable-next-line import/no-default-export -- Playwright wants a reporter so.
export default class extends PathsReporter {
  constructor() {
    super(models, siteProject, readPins());
  }
}
