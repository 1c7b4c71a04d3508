import { elevatorsModel } from './models/elevatorsModel';
import { languageModels } from './models/languageModels';
import { menuModels } from './models/menuModels';
import { safetyModel } from './models/safetyModel';
import type { PathModel } from './pathModel';

/** Every model, in the order of the page. */
export const models: readonly PathModel[] = [
  ...languageModels,
  ...menuModels,
  elevatorsModel,
  safetyModel,
];
