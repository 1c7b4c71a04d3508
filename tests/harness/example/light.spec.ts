import { test } from '@playwright/test';
import { generatorNames, pathTests } from '..';
import { LightDriver } from './LightDriver';
import { lightModel } from './lightModel';

for (const generator of generatorNames) {
  for (const { group, title, run } of pathTests([lightModel], generator)) {
    test.describe(group, () => {
      test(`${generator}: ${title}`, ({ page }, info) => run(new LightDriver(page), info));
    });
  }
}
