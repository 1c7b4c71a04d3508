import type { AnyStateMachine } from 'xstate';
import { type ModelDefinition, pathModel, type PathModel, type Reference } from '../harness';
import type { SiteDriver } from './SiteDriver';

/** A model of one of the site's machines, checked, and the machine compared with its reference. */
export const siteModel = <Machine extends AnyStateMachine, Shared>(
  definition: ModelDefinition<Machine, Shared, SiteDriver> & {
    readonly reference: Reference;
    readonly changes: readonly string[];
  },
): PathModel => pathModel(definition);
