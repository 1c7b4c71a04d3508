import { pathTest, readEventList } from '../harness';
import { models } from '../models/models';
import { wholeSites } from '../models/wholeSite/wholeSites';
import { declarePaths } from './declarePaths';
import { siteProject } from './siteProject';

/** The events that a failed path printed. */
const { AGAIN } = process.env;
if (AGAIN !== undefined) {
  const { model, path } = readEventList(AGAIN, [...models, ...wholeSites]);
  declarePaths([pathTest(model, path, 'again', siteProject)]);
}
