import type { AnyStateMachine } from 'xstate';
import type { ModelDefinition } from '../harness/ModelDefinition';
import { pathModel, type PathModel } from '../harness/pathModel';
import { properties } from './properties';
import type { SiteDriver } from './SiteDriver';

/** A model of one of the site's machines, checked; on its paths the site's properties are watched. */
export const siteModel = <Machine extends AnyStateMachine, Shared>(
  definition: ModelDefinition<Machine, Shared, SiteDriver>,
): PathModel => pathModel({ ...definition, properties });
