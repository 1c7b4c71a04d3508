import { pathTest, readEventList } from '../harness/index';
import { models } from '../models/models';
import { wholeSites } from '../models/wholeSite/wholeSites';
import { test } from '../test';
import { siteProject } from './siteProject';

/** The list of events to walk, from the command that was printed for a failed path. */
const { AGAIN } = process.env;
if (AGAIN !== undefined) {
  const { model, path } = readEventList(AGAIN, [...models, ...wholeSites]);
  const { group, title, tag, run } = pathTest(model, path, 'again', siteProject);
  test.describe(group, { tag }, () => {
    test(title, ({ site }, info) => run(site, info));
  });
}
