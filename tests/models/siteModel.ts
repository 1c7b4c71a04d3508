import type { AnyStateMachine } from 'xstate';
import {
  type ModelDefinition,
  nameOfSubject,
  pathModel,
  type PathModel,
  type Reference,
} from '../harness';
import { properties } from './properties';
import type { SiteDriver } from './SiteDriver';

/**
 * A model of one of the site's machines, checked, and the machine compared with its reference. On its paths those properties are
 * watched that are about this machine alone: where the others stand, its paths do not say.
 */
export function siteModel<Machine extends AnyStateMachine, Shared>(
  definition: ModelDefinition<Machine, Shared, SiteDriver> & { readonly reference: Reference },
): PathModel {
  const own = properties.filter(({ about }) =>
    about.every((actor) => actor === nameOfSubject(definition)),
  );
  return pathModel({ ...definition, properties: own });
}
