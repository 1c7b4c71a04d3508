import type { AnyStateMachine } from 'xstate';
import { type ModelDefinition, pathModel, type PathModel, type Reference } from '../harness/index';
import type { SiteDriver } from './SiteDriver';

/** Makes a checked model of one of the site's machines; requires a reference, with which the machine is compared. */
export const siteModel = <Machine extends AnyStateMachine, Shared>(
  definition: ModelDefinition<Machine, Shared, SiteDriver> & {
    readonly reference: Reference;
    readonly changes: readonly string[];
  },
): PathModel => pathModel(definition);
