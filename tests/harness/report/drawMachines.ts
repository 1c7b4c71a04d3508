import ELK from 'elkjs';
import { chartOf } from '../../../src/devtools/charts/chart';
import { toElk, fromElk } from '../../../src/devtools/charts/elkGraph';
import type { PathModel } from '../pathModel';
import type { MachineResult, ReportData } from './ReportData';
import { type EdgeLink, toSvg } from './toSvg';

/** The chart of each machine of a report, by id. Each transition is an arrow that shows its result and links to its entry. */
export async function drawMachines(models: readonly PathModel[], { machines }: ReportData) {
  const elk = new ELK();
  const drawings = machines.map(async (result) => {
    const machine = models.map((model) => model.machine).find(({ id }) => id === result.machine);
    if (!machine) return [result.machine, ''] as const;
    const chart = chartOf(machine);
    const layout = fromElk(await elk.layout(toElk(chart)));
    const links = chart.edges.map(({ id }, index) => [id, linkOf(result, index)] as const);
    return [result.machine, toSvg(chart, layout, new Map(links))] as const;
  });
  return new Map(await Promise.all(drawings));
}

/** The link of an edge. The transitions of a result and the edges of a chart are both in document order, so an index serves for both. */
function linkOf({ machine, transitions }: MachineResult, index: number): EdgeLink {
  const { name = '', status = 'not covered' } = transitions[index] ?? {};
  return {
    href: `#${machine}-${index}`,
    className: `arrow ${status.replace(' ', '-')}`,
    title: `${name} (${status})`,
  };
}
