import { useSelector } from '@xstate/react';
import type { Chart, ChartEdge, ChartNode } from '../../charts/chart';
import { labelOf, linesOf } from '../../charts/layout';
import { breakpoints, view } from '../desk/actors';
import { breakpointInWords, occasions, occasionsOf } from '../model/Breakpoint';
import { styled } from './style';
import { Tool } from './Tool';

/** The selected state or transition of a chart: all that its box or its label says, uncut, and where it is specified. */
export function Details({ chart }: { chart: Chart }) {
  const part = useSelector(view, ({ context }) => context.part);
  const node = chart.nodes.find(({ id }) => id === part);
  const edge = chart.edges.find(({ id }) => id === part);
  if (!node && !edge) return null;
  const lines = node ? linesOf(chart, node, Infinity) : edge ? linesOfEdge(chart, edge) : [];
  const { description, specification } = (node ?? edge) as ChartNode | ChartEdge;
  return (
    <Frame role="group" aria-label={node ? 'Selected state' : 'Selected transition'}>
      {node && <b>{node.key}</b>}
      {lines.map((line, index) => (
        <p key={line}>{edge && index === 0 ? <b>{line}</b> : line}</p>
      ))}
      {description && <p>{description}</p>}
      {specification && <p>{specification}</p>}
      <BreakpointTools chart={chart} part={(node ?? edge)?.id ?? ''} />
    </Frame>
  );
}

function linesOfEdge({ id }: Chart, edge: ChartEdge): string[] {
  const nameOf = (state: string) => state.replace(`${id}.`, '');
  const targets = edge.targets.map(nameOf).join(' and ');
  const sent = edge.sends.map(({ event, to }) => `sends ${event} to ${to}`);
  return [
    ...labelOf(edge, Infinity),
    `from ${nameOf(edge.source)} ${targets ? `to ${targets}` : 'without leaving it'}`,
    ...sent,
  ];
}

const Frame = styled('div', {
  marginBlockStart: '4px',
  paddingInlineStart: '$12',
  borderInlineStart: '2px solid var(--lamp)',
  fontSize: '12px',
  overflowWrap: 'anywhere',
});

/** For a selected state or transition: where a page stops at it. */
function BreakpointTools({ chart, part }: { chart: Chart; part: string }) {
  const all = useSelector(breakpoints, ({ context }) => context.all);
  const set = new Set(all.map(breakpointInWords));
  return (
    <Tools role="group" aria-label="Breakpoints here">
      {occasionsOf(chart, part).map((when) => {
        const breakpoint = { chart: chart.id, part, when };
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
    </Tools>
  );
}

const Tools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  marginBlockStart: '4px',
});
