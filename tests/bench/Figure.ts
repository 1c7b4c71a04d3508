import { table } from '../harness/index';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: '' | 'ms' | 'kB' | '×';
  /** The highest allowed value, or the lowest if `isFloor`. */
  readonly target: number;
  readonly isFloor?: boolean;
}

export const holds = ({ value, target, isFloor }: Figure): boolean =>
  isFloor ? value >= target : value <= target;

const show = (value: number, unit: Figure['unit']) =>
  `${Number(value.toFixed(unit === 'ms' || unit === '' ? 3 : 2))}${unit && ` ${unit}`}`;

export const figureTable = (figures: readonly Figure[]): string =>
  table(
    ['figure', 'measured', 'budget', ''],
    figures.map((figure) => [
      figure.name,
      show(figure.value, figure.unit),
      `${figure.isFloor ? '≥' : '≤'} ${show(figure.target, figure.unit)}`,
      holds(figure) ? 'ok' : 'MISSED',
    ]),
  );

/** The median of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
