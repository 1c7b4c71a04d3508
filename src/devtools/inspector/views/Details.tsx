import { useSelector } from '@xstate/react';
import type { Chart, ChartEdge } from '../../charts/chart';
import { labelOf } from '../../charts/layout';
import { stopAt, view } from '../desk/actors';
import { registeredChart } from '../model/registry';
import { useHeat, useLines } from './chartElements';
import { styled } from './style';
import { Tool } from './Tool';

/** Shows the selected state or transition of a chart: the full text of its box or label, its specification, its breakpoint. */
export function Details({ chart }: { chart: Chart }) {
  const { part: id, breakpoints: all } = useSelector(view, ({ context }) => context);
  const node = chart.nodes.find((each) => each.id === id);
  const edge = chart.edges.find((each) => each.id === id);
  const part = node ?? edge;
  const heat = useHeat(chart);
  const linesFor = useLines(chart);
  if (!part) return null;
  const others = all.filter((each) => each !== part.id);
  // Taken from the registered chart, because the build of a page strips descriptions and specifications.
  const { nodes = [], edges = [] } = registeredChart(chart.id) ?? {};
  const today = [...nodes, ...edges].find((each) => each.id === id);
  const { description, specification } = { ...today, ...part };
  const unvisited = heat(part.id) === 'unvisited' && 'No path went through it.';
  const [name, ...lines] = node
    ? [node.key, ...linesFor(node).map(({ words }) => words)]
    : edge
      ? linesOfEdge(chart, edge)
      : [];
  return (
    <Frame role="group" aria-label={node ? 'Selected state' : 'Selected transition'}>
      <b>{name}</b>
      {[...lines, unvisited, description, specification].map(
        // Two lines may be equal.
        // eslint-disable-next-line react/no-array-index-key
        (line, index) => line && <p key={index}>{line}</p>,
      )}
      <div>
        <Tool
          aria-pressed={all.includes(part.id)}
          onClick={() => stopAt(others.length < all.length ? others : [...all, part.id])}
        >
          Stop {node ? 'on entry' : 'when it is taken'}
        </Tool>
        {all.length > 0 && <p>A page stops only while its developer tools are open.</p>}
      </div>
    </Frame>
  );
}

function linesOfEdge({ id }: Chart, edge: ChartEdge): string[] {
  const nameOf = (state: string) => state.replace(`${id}.`, '');
  const targets = edge.targets.map(nameOf).join(' and ');
  return [
    ...labelOf(edge, Infinity),
    `from ${nameOf(edge.source)} ${targets ? `to ${targets}` : 'without leaving it'}`,
  ];
}

const Frame = styled('div', {
  marginBlockStart: '4px',
  paddingInlineStart: '$12',
  borderInlineStart: '2px solid var(--lamp)',
});
