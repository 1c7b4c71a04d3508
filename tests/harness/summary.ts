import { type Asked, byCriterion, demandedOf, targetOf, untaken } from './coverageGaps';
import type { PathModel } from './pathModel';

/** How much of a criterion was covered, and whether the run had to cover it. */
interface Share {
  readonly taken: number;
  readonly of: number;
  readonly isAsked: boolean;
}

/** A model's coverage in the project that covered least, and the model's steps in all projects. */
export type Summary = ReturnType<typeof summary>;

/** Sums up a model over the projects that walked it; there is at least one. */
export function summary(model: PathModel, own: readonly Asked[]) {
  const { name } = model;
  const target = targetOf(model);
  const gaps = own.map(({ reports }) => untaken(target, reports));
  const demanded = new Set(own.flatMap((row) => [...demandedOf(row)]));
  return {
    model: name,
    ...byCriterion((criterion): Share => {
      const of = target[criterion].length;
      const taken = of - Math.max(...gaps.map((gap) => gap[criterion].length));
      return { taken, of, isAsked: demanded.size === 0 || demanded.has(criterion) };
    }),
    steps: own.flatMap((row) => row.reports).reduce((total, { steps }) => total + steps, 0),
  };
}

const shown = ({ taken, of, isAsked }: Share) => (isAsked ? `${taken}/${of}` : '–');

/** The columns of the table of summaries: the head of each, and a function that returns its cell for a model. */
const columns: readonly (readonly [head: string, cell: (row: Summary) => string | number])[] = [
  ['machine', ({ model }) => model],
  ['definitions', ({ definitions }) => shown(definitions)],
  ['transitions', ({ transitions }) => shown(transitions)],
  ['pairs', ({ pairs }) => shown(pairs)],
  ['sneaks', ({ sneaks }) => shown(sneaks)],
  ['steps', ({ steps }) => steps],
];

export const summaryHead = columns.map(([head]) => head);

export const summaryRow = (row: Summary) => columns.map(([, cell]) => cell(row));

/** A table as text: the first column is aligned left, the others right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const laidOut = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(laidOut).join('   ')).join('\n');
}
