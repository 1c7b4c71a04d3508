import type { PathModel } from '../harness/index';
import { callModel } from './callModel';
import { choicesModel } from './choicesModel';
import { clientTileModels } from './clientTileModels';
import { contactFormModels } from './contactFormModels';
import { designCardModels } from './designCardModels';
import { designsModel } from './designsModel';
import { elevatorsModel } from './elevatorsModel';
import { headerModels } from './headerModels';
import { languageModels } from './languageModels';
import { menuModel } from './menuModel';
import { rotationModel } from './rotationModel';
import { safetyModel } from './safetyModel';
import { servicesModels } from './servicesModels';
import { sharingModels } from './sharingModels';
import { siteModels } from './siteModels';

export const models: readonly PathModel[] = [
  ...siteModels,
  ...languageModels,
  ...headerModels,
  menuModel,
  callModel,
  ...servicesModels,
  elevatorsModel,
  safetyModel,
  designsModel,
  rotationModel,
  ...designCardModels,
  ...clientTileModels,
  ...contactFormModels,
  choicesModel,
  ...sharingModels,
];
