import { useSelector } from '@xstate/react';
import type { Chart, ChartEdge, ChartNode } from '../../charts/chart';
import { labelOf, linesOf } from '../../charts/layout';
import { breakpoints, view } from '../desk/actors';
import { breakpointInWords, occasions, occasionsOf } from '../model/Breakpoint';
import { Pane, PaneBody } from './Pane';
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

/** For a selected state or transition: where a page stops at it, and on which condition. */
function BreakpointTools({ chart, part }: { chart: Chart; part: string }) {
  const { all, text, problem } = useSelector(breakpoints, ({ context }) => context);
  const isSet = (when: string) =>
    all.some((each) => each.chart === chart.id && each.part === part && each.when === when);
  return (
    <Tools role="group" aria-label="Breakpoints here">
      {occasionsOf(chart, part).map((when) => (
        <Tool
          key={when}
          aria-pressed={isSet(when)}
          onClick={() =>
            breakpoints.send({ type: 'toggle', breakpoint: { chart: chart.id, part, when } })
          }
        >
          Stop {occasions[when]}
        </Tool>
      ))}
      <input
        aria-label="Condition as JSON"
        aria-invalid={problem !== ''}
        aria-describedby="condition-problem"
        spellCheck={false}
        placeholder='{ "event": { … }, "context": { … } }'
        value={text}
        onChange={({ currentTarget }) =>
          breakpoints.send({ type: 'edit', text: currentTarget.value })
        }
      />
      <p id="condition-problem" role="status">
        {problem}
      </p>
    </Tools>
  );
}

const Tools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  marginBlockStart: '4px',
  '& input': {
    inlineSize: '100%',
    padding: '4px 8px',
    border: '1px solid var(--edge)',
    borderRadius: '8px',
    background: 'var(--canvas)',
    fontSize: '12px',
    '&[aria-invalid=true]': { borderColor: 'var(--wrong)' },
  },
  '& p': { color: 'var(--wrong)' },
});

/** All breakpoints, and the last one that a page came to; nothing where there is none. */
export function BreakpointList() {
  const { all, last } = useSelector(breakpoints, ({ context }) => context);
  if (all.length === 0) return null;
  return (
    <Pane title="Breakpoints">
      <PaneBody as="ul">
        {all.map((breakpoint) => {
          const name = breakpointInWords(breakpoint);
          return (
            <Row key={name}>
              <span>{name}</span>
              <Tool
                kind="bare"
                aria-label={`Remove ${name}`}
                onClick={() => breakpoints.send({ type: 'remove', breakpoint })}
              >
                ×
              </Tool>
            </Row>
          );
        })}
      </PaneBody>
      <PaneBody as="p" role="status">
        {last && `Last reached: ${breakpointInWords(last)}. `}A page stops only while its developer
        tools are open.
      </PaneBody>
    </Pane>
  );
}

const Row = styled('li', { display: 'flex', justifyContent: 'space-between' });
