import type { ChartEdge } from './chart';

/** What has to hold for an edge to be taken, in brackets; the parameters' values say it shortest. */
export function guardLabel({ guard, params }: ChartEdge): string {
  if (!guard) return '';
  const values = params ? Object.values(params).map(String).join(', ') : '';
  return `[${values ? `${guard} ${values}` : guard}]`;
}
