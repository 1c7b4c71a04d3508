import { useSelector } from '@xstate/react';
import { Handle, type NodeProps, Position, useReactFlow } from '@xyflow/react';
import type { FocusEvent } from 'react';
import { measures } from '../../charts/layout';
import { shorten, withMarks } from '../../charts/words';
import { view } from '../desk/actors';
import type { StateNode } from './chartElements';
import { styled } from './style';

/** The box of a state: dashed for a parallel region, highlighted while active. Outlines show visited, unvisited and expected states. */
const StateFrame = styled('button', {
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  blockSize: '100%',
  padding: '8px 14px',
  border: '1.25px solid var(--edge)',
  borderRadius: '8px',
  background: 'var(--canvas)',
  fontSize: '13px',
  transition: 'background-color $state, border-color $state, box-shadow $state',
  '&[data-leaf]': { background: 'var(--panel)', boxShadow: 'var(--shadow)' },
  '&[data-region]': { borderStyle: 'dashed' },
  '&[data-active]': { borderColor: 'var(--lamp)', '@forced': { borderColor: 'Highlight' } },
  '&[data-active][data-leaf]': {
    background: 'var(--lampGround)',
    boxShadow: '0 0 0 1px var(--lamp), 0 4px 18px color-mix(in srgb, var(--lamp) 28%, transparent)',
    color: 'var(--lampText)',
    '@forced': { borderWidth: '3px' },
  },
  '&[data-expected]': { outline: '2.5px dashed var(--expected)', outlineOffset: '3px' },
  '&[data-heat=visited]': { outline: '4px solid var(--lamp)' },
  '&[data-heat=unvisited]': { outline: '2px dotted var(--wrong)', outlineOffset: '2px' },
  '&:focus-visible': { outline: '3px solid var(--lampText)' },
  '& > span': { mute: '11px', lineHeight: '16px', whiteSpace: 'nowrap' },
  '& > [data-taken]': { boxShadow: '0 0 0 1px var(--lamp)', color: 'var(--lampText)' },
  '& > [data-heat=unvisited]': { textDecoration: 'underline dotted 2px var(--wrong)' },
});

/** A zoom at which a chart is easy to read. */
export const readableZoom = 0.85;

/** Returns a focus handler that brings a state into view when the keyboard reaches its box or a transition's label. */
export function useReveal(state: string): (event: FocusEvent) => void {
  const { fitView } = useReactFlow();
  return ({ currentTarget }) => {
    if (!currentTarget.matches(':focus-visible')) return;
    view.send({ type: 'moveCamera' });
    void fitView({ nodes: [{ id: state }], minZoom: readableZoom, maxZoom: readableZoom });
  };
}

export function StateBox({ data }: NodeProps<StateNode>) {
  const { node, lines, isActive, isExpected, isRegion, isLeaf, stops, heat } = data;
  const isSelected = useSelector(view, ({ context }) => context.part === node.id);
  return (
    <StateFrame
      type="button"
      aria-label={withMarks(`State ${node.key}`, {
        active: isActive,
        expected: isExpected,
        'not visited': heat === 'unvisited',
        'stops here': stops,
      })}
      aria-description={lines.map(({ words }) => words).join('; ') || undefined}
      aria-pressed={isSelected}
      onFocus={useReveal(node.id)}
      data-state={node.id}
      data-active={isActive || undefined}
      data-expected={isExpected || undefined}
      data-leaf={isLeaf || undefined}
      data-region={isRegion || undefined}
      data-heat={heat}
    >
      <End type="target" position={Position.Left} isConnectable={false} />
      <Head>
        {stops && <StopMark role="img" aria-label="Stops here" title="Stops here" />}
        {node.isInitial && !isRegion && <Start aria-hidden="true" />}
        {node.key}
        {node.type === 'final' && ' ■'}
      </Head>
      {lines.map(({ text, edge, isTaken, heat: own }, index) => (
        <span
          // Two lines may be equal.
          // eslint-disable-next-line react/no-array-index-key
          key={index}
          data-inner={edge}
          data-taken={isTaken || undefined}
          data-heat={own}
        >
          {shorten(text, measures.label)}
        </span>
      ))}
      <End type="source" position={Position.Right} isConnectable={false} />
    </StateFrame>
  );
}

const Head = styled('b', { row: '$8', minBlockSize: '22px', fontWeight: '$regular' });

const dot = { display: 'inline-block', borderRadius: '50%' } as const;

export const StopMark = styled('i', {
  ...dot,
  inlineSize: '10px',
  blockSize: '10px',
  marginInlineEnd: '4px',
  background: 'var(--wrong)',
  '@forced': { forcedColorAdjust: 'none', background: 'Highlight' },
});

const Start = styled('i', {
  ...dot,
  inlineSize: '8px',
  blockSize: '8px',
  background: 'var(--accent)',
});

const End = styled(Handle, { visibility: 'hidden' });
