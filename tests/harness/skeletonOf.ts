import type { AnyStateMachine } from 'xstate';
import { statesIn } from '../../src/devtools/charts/traversal';
import { inertTypes } from './coverageGaps';
import { visibleStates, type Reference } from './Reference';

/** The code by which a model imports its machine and is made. */
export interface Place {
  /** The model's export: `safetyModel`. */
  readonly name: string;
  /** The machine: `safetyMachine`, `designCardMachines.cabins`. */
  readonly expression: string;
  /** The lines that import the machine, the project's own kind of model and `unwritten`. */
  readonly imports: readonly string[];
  /** What the import of its reference is called. */
  readonly reference: string;
  /** What makes a model of a definition: `siteModel`. */
  readonly make: string;
}

/** The source of a new model, with a placeholder for each event and state. */
export function skeletonOf(machine: AnyStateMachine, place: Place): string {
  const { id, config, root } = machine;
  const seen = visibleStates(machine);
  const inert = inertTypes({ machine });
  const types = new Set(statesIn(root).flatMap(({ ownEvents }) => ownEvents.map(String)));
  const events = [...types]
    .filter((type) => !inert.has(type))
    .map((type) => {
      const isInternal = type.startsWith('xstate.');
      const isAccepted = root.ownEvents.map(String).includes(type);
      const sneak = isInternal || isAccepted ? '' : '\n      sneak: unwritten,';
      return `    ${keyOf(type)}: {
      cases: ${isInternal ? `[{ type: ${quote(type)} }]` : 'unwritten'},
      execute: unwritten,${sneak}
    },`;
    });
  return `${place.imports.join('\n')}

/** ${config.description ?? `The model of ${id}.`} */
export const ${place.name} = ${place.make}({
  name: ${quote(id)},
  machine: ${place.expression},
  reference: ${place.reference},
  limit: ${seen.length},
  // What its events may change; a walk names what is missing here.
  changes: [],
  start: unwritten,
  events: {
${events.join('\n')}
  },
  states: {
${seen.map((state) => `    ${keyOf(state)}: unwritten,`).join('\n')}
  },
});
`;
}

/** The source of an empty reference, to be filled from the specification. */
export const referenceSkeleton = (
  name: string,
  { file, chart, imports }: Pick<Reference, 'file' | 'chart'> & Pick<Place, 'imports'>,
): string => `${imports.join('\n')}

/** Written from the specification, and not from the chart. */
export const ${name}: Reference = {
  file: ${quote(file)},
  chart: ${quote(chart)},
  initial: [],
  sentence: '',
  states: [],
  moves: [],
};
`;

const quote = (text: string) => `'${text.replaceAll("'", String.raw`\'`)}'`;
const keyOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));
