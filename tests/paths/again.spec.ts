import { knownFailures, pathTest, readEventList } from '../harness';
import { models } from '../models/models';
import { wholeSites } from '../models/wholeSite/wholeSites';
import { test } from '../test';
import { siteProject } from './siteProject';

const all = [...models, ...wholeSites];

/** The events that a failed path printed, in any project; else the failures of earlier runs, each until it passes. */
const { AGAIN } = process.env;
const failures =
  AGAIN === undefined ? knownFailures(siteProject.failures) : [readEventList(AGAIN, all)];

test.describe('again', () => {
  for (const { model: name, events, project } of failures) {
    const model = all.find((each) => each.name === name);
    const path = model?.pathOf(events);
    if (!model || !path) continue;
    const place = project === undefined ? '' : ` in ${project}`;
    const { title, run } = pathTest(model, path, 'again', siteProject);
    test(`${name}${place}: ${title}`, async ({ site }, info) => {
      const isElsewhere = project !== undefined && info.project.name !== project;
      test.skip(isElsewhere, `It failed in ${project}`);
      await run(site, info);
    });
  }
});
