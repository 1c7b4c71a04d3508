import type { AnyStateMachine } from 'xstate';
import type { ModelDefinition } from '../harness/ModelDefinition';
import { pathModel, type PathModel } from '../harness/pathModel';
import type { SiteDriver } from './SiteDriver';

/** A model of one of the site's machines, checked. */
export const siteModel = <Machine extends AnyStateMachine, Shared>(
  definition: ModelDefinition<Machine, Shared, SiteDriver>,
): PathModel => pathModel(definition);
