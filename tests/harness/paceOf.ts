/** Says how long the steps and the starts of walks took; `walks` holds the milliseconds of each: its start, then its steps. */
export const paceOf = (walks: readonly (readonly number[])[]): string =>
  [
    paceOfEach(
      'steps',
      walks.flatMap((times) => times.slice(1)),
    ),
    paceOfEach(
      'starts',
      walks.flatMap((times) => times.slice(0, 1)),
    ),
  ].join('\n');

function paceOfEach(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return `${times.length} ${name}: ${at(0.5)} ms at the median, ${at(0.95)} ms at the 95th percentile`;
}
