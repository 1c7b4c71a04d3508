import { pathTest, readEventList } from '../harness';
import { models } from '../models/models';
import { wholeSites } from '../models/wholeSite/wholeSites';
import { test } from '../test';
import { siteProject } from './siteProject';

/** The list of events from the command that a failed path printed. */
const { AGAIN } = process.env;
if (AGAIN !== undefined) {
  const { model, path } = readEventList(AGAIN, [...models, ...wholeSites]);
  const { group, title, tag, run } = pathTest(model, path, 'again', siteProject);
  test.describe(group, { tag }, () => {
    test(title, ({ site }, info) => run(site, info));
  });
}
