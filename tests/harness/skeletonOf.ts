import type { AnyStateMachine } from 'xstate';
import { statesIn } from '../../src/charts/traversal';
import { inertTypes } from './coverageGaps';
import { visibleStates, type Reference } from './Reference';
import type { AnyModelDefinition } from './ModelDefinition';

/** How a machine is found and its model made, in code. */
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

/** A model of a machine as text, with every event and state named and none of them written. */
export function skeletonOf(machine: AnyStateMachine, place: Place): string {
  const nodes = statesIn(machine.root);
  const seen = visibleStates(machine);
  const inert = inertTypes({ machine } as AnyModelDefinition);
  const types = new Set(nodes.flatMap(({ ownEvents }) => ownEvents.map(String)));
  const root = new Set(machine.root.ownEvents.map(String));
  const events = [...types]
    .filter((type) => !inert.has(type))
    .flatMap((type) => {
      const isInternal = type.startsWith('xstate.');
      return [
        `    ${keyOf(type)}: {`,
        `      cases: ${isInternal ? `[{ type: ${quote(type)} }]` : 'unwritten'},`,
        '      execute: unwritten,',
        ...(isInternal || root.has(type) ? [] : ['      sneak: unwritten,']),
        '    },',
      ];
    });
  return [
    ...place.imports,
    '',
    `/** ${machine.config.description ?? `The model of ${machine.id}.`} */`,
    `export const ${place.name} = ${place.make}({`,
    `  name: ${quote(machine.id)},`,
    `  machine: ${place.expression},`,
    `  reference: ${place.reference},`,
    `  limit: ${seen.length},`,
    '  start: unwritten,',
    '  events: {',
    ...events,
    '  },',
    '  states: {',
    ...seen.map((state) => `    ${keyOf(state)}: unwritten,`),
    '  },',
    '});',
    '',
  ].join('\n');
}

/** The reference of a chart as text, with nothing in it: what it says is to come from the specification alone. */
export const referenceSkeleton = (
  name: string,
  { file, chart, imports }: Pick<Reference, 'file' | 'chart'> & Pick<Place, 'imports'>,
): string =>
  [
    ...imports,
    '',
    '/** Written from the specification, and not from the chart. */',
    `export const ${name}: Reference = {`,
    `  file: ${quote(file)},`,
    `  chart: ${quote(chart)},`,
    '  initial: [],',
    "  sentence: '',",
    '  states: [],',
    '  moves: [],',
    '};',
    '',
  ].join('\n');

const quote = (text: string) => `'${text.replaceAll("'", String.raw`\'`)}'`;
const keyOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));
