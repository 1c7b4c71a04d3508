import { contactFormModels } from './models/contactFormModels';
import { designCardModels } from './models/designCardModels';
import { designsModel } from './models/designsModel';
import { elevatorsModel } from './models/elevatorsModel';
import { languageModels } from './models/languageModels';
import { menuModels } from './models/menuModels';
import { rotationModel } from './models/rotationModel';
import { safetyModel } from './models/safetyModel';
import { servicesModels } from './models/servicesModels';
import type { PathModel } from './pathModel';

/** Every model, in the order of the page. */
export const models: readonly PathModel[] = [
  ...languageModels,
  ...menuModels,
  ...servicesModels,
  elevatorsModel,
  safetyModel,
  designsModel,
  ...designCardModels,
  rotationModel,
  ...contactFormModels,
];
