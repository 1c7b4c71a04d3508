import { test } from '@playwright/test';
import { generatorNames, pathTest, pathTests, readEventList } from '../index';
import { LightDriver } from './LightDriver';
import { lightModel } from './lightModel';
import { lightProject } from './lightProject';

for (const generator of generatorNames) {
  for (const { group, title, run } of pathTests([lightModel], generator, lightProject)) {
    test.describe(group, () => {
      test(`${generator}: ${title}`, ({ page }, info) => run(new LightDriver(page), info));
    });
  }
}

/** The list of events from the command that a failed path printed. */
const { AGAIN } = process.env;
if (AGAIN !== undefined) {
  const { path } = readEventList(AGAIN, [lightModel]);
  const { title, run } = pathTest(lightModel, path, 'again', lightProject);
  test(`again: ${title}`, ({ page }, info) => run(new LightDriver(page), info));
}
