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

/** The events of a path to walk again. The command that a failed test prints sets this variable. */
const { AGAIN } = process.env;
if (AGAIN !== undefined) {
  const { path } = readEventList(AGAIN, [lightModel]);
  const { title, run } = pathTest(lightModel, path, 'again', lightProject);
  test(`again: ${title}`, ({ page }, info) => run(new LightDriver(page), info));
}
