import { PathsReporter } from '../harness';
import { models } from '../models/models';
import { drawnModels } from './drawnModels';
import { readPins } from './sitePins';
import { siteProject } from './siteProject';

const { DRAW } = process.env;
const asked = DRAW ? drawnModels(models, Number(DRAW)) : models;

// eslint-disable-next-line import/no-default-export -- Playwright loads a reporter by its default export.
export default class extends PathsReporter {
  constructor() {
    super(asked, siteProject, readPins(asked));
  }
}
