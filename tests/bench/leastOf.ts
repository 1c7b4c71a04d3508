/** The least of a few tries: what else the machine does only adds. */
export async function leastOf(tries: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < tries; round += 1) values.push(await measure());
  return Math.min(...values);
}
