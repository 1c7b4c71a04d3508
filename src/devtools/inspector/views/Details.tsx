import { useSelector } from '@xstate/react';
import type { Chart, ChartEdge } from '../../charts/chart';
import { labelOf, linesOf } from '../../charts/layout';
import { breakpoints, view } from '../desk/actors';
import { breakpointInWords, occasions, occasionsOf } from '../model/Breakpoint';
import { registeredChart } from '../model/registry';
import { styled } from './style';
import { Tool } from './Tool';

/** The selected state or transition of a chart: all that its box or its label says, uncut, where it is specified, and its breakpoints. */
export function Details({ chart }: { chart: Chart }) {
  const id = useSelector(view, ({ context }) => context.part);
  const all = useSelector(breakpoints, ({ context }) => context.all);
  const node = chart.nodes.find((each) => each.id === id);
  const edge = chart.edges.find((each) => each.id === id);
  const part = node ?? edge;
  if (!part) return null;
  // The build of a page strips these.
  const { nodes = [], edges = [] } = registeredChart(chart.id) ?? {};
  const today = [...nodes, ...edges].find((each) => each.id === id);
  const { description, specification } = { ...today, ...part };
  const [name, ...lines] = node
    ? [node.key, ...linesOf(chart, node, Infinity)]
    : edge
      ? linesOfEdge(chart, edge)
      : [];
  const set = new Set(all.map(breakpointInWords));
  return (
    <Frame role="group" aria-label={node ? 'Selected state' : 'Selected transition'}>
      <b>{name}</b>
      {[...lines, description, specification].map((line) => line && <p key={line}>{line}</p>)}
      <div role="group" aria-label="Breakpoints here">
        {occasionsOf(chart, part.id).map((when) => {
          const breakpoint = { chart: chart.id, part: part.id, when };
          return (
            <Tool
              key={when}
              aria-pressed={set.has(breakpointInWords(breakpoint))}
              onClick={() => breakpoints.send({ type: 'toggle', breakpoint })}
            >
              Stop {occasions[when]}
            </Tool>
          );
        })}
        {set.size > 0 && <p>A page stops only while its developer tools are open.</p>}
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
