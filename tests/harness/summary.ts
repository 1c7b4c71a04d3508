import { targetOf, untaken, wholeGenerators, type Asked } from './losses';
import { generators } from './generators';
import { pairsTour } from './pairs';
import type { PathModel } from './pathModel';
import { postman } from './postman';
import type { Covered } from './Covered';

/** How much of a criterion was taken; a run that walked other generators in full is not asked for it. */
interface Share {
  readonly taken: number;
  readonly of: number;
  readonly isAsked: boolean;
}

/** How many steps a generator's paths take together, and the least that there can be. */
interface Length {
  readonly steps: number;
  readonly bound: number;
}

/** A model's coverage: what was taken in the project that took least, and what it cost in all of them. */
export interface Summary extends Readonly<Record<keyof Covered, Share>> {
  readonly model: string;
  readonly tour: Length;
  readonly pairsTour: Length;
  readonly projects: number;
  readonly steps: number;
  readonly loads: number;
}

/** Sums a model up over the projects that walked it, of which there is at least one. */
export function summary(model: PathModel, own: readonly Asked[]): Summary {
  const target = targetOf(model);
  const gaps = own.map(({ reports }) => untaken(target, reports));
  const demanded = new Set(
    own.flatMap(wholeGenerators).flatMap((name) => [...generators[name].covers]),
  );
  const least = (criterion: keyof Covered): Share => {
    const of = target[criterion].length;
    const taken = of - Math.max(...gaps.map((gap) => gap[criterion].length));
    return { taken, of, isAsked: demanded.size === 0 || demanded.has(criterion) };
  };
  const sum = (what: 'steps' | 'loads') =>
    own.flatMap(({ reports }) => reports).reduce((total, report) => total + report[what], 0);
  const length = (name: 'tour' | 'pairs') =>
    model.pathsBy(name).reduce((total, { steps }) => total + steps.length - 1, 0);
  return {
    model: model.name,
    definitions: least('definitions'),
    transitions: least('transitions'),
    pairs: least('pairs'),
    sneaks: least('sneaks'),
    tour: {
      steps: length('tour'),
      bound: postman(model.graph.start, model.graph.transitions).bound,
    },
    pairsTour: { steps: length('pairs'), bound: pairsTour(model.graph).bound },
    projects: own.length,
    steps: sum('steps'),
    loads: sum('loads'),
  };
}

/** The head of a table of summaries. */
export const summaryHead = [
  'machine',
  'definitions',
  'transitions',
  'pairs',
  'sneaks',
  'tour',
  'bound',
  'pairs tour',
  'bound',
  'projects',
  'steps',
  'page loads',
];

const shown = ({ taken, of, isAsked }: Share) => (isAsked ? `${taken}/${of}` : '–');

/** A model's row in that table. */
export const summaryRow = (row: Summary): (string | number)[] => [
  row.model,
  shown(row.definitions),
  shown(row.transitions),
  shown(row.pairs),
  shown(row.sneaks),
  row.tour.steps,
  row.tour.bound,
  row.pairsTour.steps,
  row.pairsTour.bound,
  row.projects,
  row.steps,
  row.loads,
];
