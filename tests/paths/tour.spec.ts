import { pathTests } from '../harness';
import { models } from '../models/models';
import { declarePaths } from './declarePaths';
import { siteProject } from './siteProject';

declarePaths(pathTests(models, 'tour', siteProject));
