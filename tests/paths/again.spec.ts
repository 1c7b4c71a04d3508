import { test } from '../test';
import { knownFailures } from './failures';
import { models } from './models';
import { wholeSite } from './site/wholeSite';
import { walkAndTell } from './testPaths';
import { titleOf } from './walk';

// What failed before is walked first; once it passes it is forgotten.
test.describe('again', () => {
  for (const { model: name, events, project } of knownFailures()) {
    const model = [...models, wholeSite].find((each) => each.name === name);
    const path = model?.pathOf(events);
    if (!model || !path) continue;
    test(`${name} in ${project}: ${titleOf(path)}`, async ({ site }, info) => {
      test.skip(info.project.name !== project, `It failed in ${project}`);
      await walkAndTell({ model, path, generator: 'again', site, info });
    });
  }
});
