import { test } from '../test';
import { readAgain } from './again';
import { knownFailures } from './failures';
import { models } from './models';
import { wholeSites } from './site/wholeSite';
import { walkAndTell } from './testPaths';
import { titleOf } from './walk';

const all = [...models, ...wholeSites];

/** What a failed path printed, in any project; else what failed before: once it passes it is forgotten. */
const { AGAIN } = process.env;
const failures = AGAIN === undefined ? knownFailures() : [readAgain(AGAIN, all)];

test.describe('again', () => {
  for (const { model: name, events, project } of failures) {
    const model = all.find((each) => each.name === name);
    const path = model?.pathOf(events);
    if (!model || !path) continue;
    const place = project === undefined ? '' : ` in ${project}`;
    test(`${name}${place}: ${titleOf(path)}`, async ({ site }, info) => {
      const isElsewhere = project !== undefined && info.project.name !== project;
      test.skip(isElsewhere, `It failed in ${project}`);
      await walkAndTell({ model, path, generator: 'again', site, info });
    });
  }
});
