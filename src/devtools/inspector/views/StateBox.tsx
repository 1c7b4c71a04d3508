import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import type { ChartNode } from '../../charts/chart';
import { styled } from './style';

/** The frame of a state: dashed for a region, lit while it is active, outlined by what was visited or expected. */
const StateFrame = styled('div', {
  blockSize: '100%',
  padding: '8px 14px',
  border: '1.25px solid var(--edge)',
  borderRadius: '8px',
  background: 'var(--inside)',
  color: 'var(--text)',
  fontSize: '13px',
  transition: 'background-color $state, border-color $state, box-shadow $state',
  variants: {
    isLeaf: { true: { background: 'var(--panel)', boxShadow: 'var(--shadow)' }, false: {} },
    isRegion: { true: { borderStyle: 'dashed' }, false: {} },
    isActive: { true: {}, false: {} },
    isExpected: {
      true: { outline: '2.5px dashed var(--expected)', outlineOffset: '3px' },
      false: {},
    },
    heat: {
      off: {},
      unvisited: { outline: '2px dotted var(--wrong)', outlineOffset: '2px' },
      visited: { outline: '4px solid var(--lamp)' },
    },
  },
  compoundVariants: [
    {
      isActive: true,
      isLeaf: true,
      css: {
        background: 'var(--lampGround)',
        borderColor: 'var(--lamp)',
        boxShadow:
          '0 0 0 1px var(--lamp), 0 4px 18px color-mix(in srgb, var(--lamp) 28%, transparent)',
        color: 'var(--lampText)',
        '@forced': { borderColor: 'Highlight', borderWidth: '3px' },
      },
    },
    {
      isActive: true,
      isLeaf: false,
      css: { borderColor: 'var(--lamp)', '@forced': { borderColor: 'Highlight' } },
    },
  ],
});

/** Whether a path went through a part of a chart; off while that is not asked for. */
export type Heat = 'off' | 'visited' | 'unvisited';

/** What a box shows. */
export interface StateBoxData extends Record<string, unknown> {
  readonly node: ChartNode;
  readonly lines: readonly string[];
  readonly isActive: boolean;
  /** Whether a failed path expected it to be active. */
  readonly isExpected: boolean;
  readonly isRegion: boolean;
  readonly isLeaf: boolean;
  /** When pages stop at it, in words; empty if they do not. */
  readonly stops: string;
  readonly heat: Heat;
}

/** A state as a box: lit when it is active. */
export function StateBox({ data }: NodeProps<Node<StateBoxData>>) {
  const { node, lines, isActive, isExpected, isRegion, isLeaf, stops, heat } = data;
  return (
    <StateFrame
      data-state={node.id}
      data-active={isActive || undefined}
      data-expected={isExpected || undefined}
      data-unvisited={heat === 'unvisited' || undefined}
      isActive={isActive}
      isLeaf={isLeaf}
      isRegion={isRegion}
      isExpected={isExpected}
      heat={heat}
    >
      <End type="target" position={Position.Left} isConnectable={false} />
      <Head>
        <StopMark stops={stops} />
        {node.isInitial && !isRegion && <Start aria-hidden="true" />}
        {node.key}
        {node.type === 'final' && <span>■</span>}
      </Head>
      {lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      <End type="source" position={Position.Right} isConnectable={false} />
    </StateFrame>
  );
}

const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  minBlockSize: '22px',
  whiteSpace: 'nowrap',
});

/** Marks where pages stop; `stops` says when, and marks nothing where it is empty. */
export const StopMark = ({ stops }: { readonly stops: string }) =>
  stops ? <Mark role="img" aria-label={stops} title={stops} /> : null;

const Mark = styled('span', {
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: '10px',
  blockSize: '10px',
  marginInlineEnd: '4px',
  borderRadius: '50%',
  background: 'var(--wrong)',
  '@forced': { forcedColorAdjust: 'none', background: 'Highlight' },
});

const Start = styled('i', {
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '50%',
  background: 'var(--accent)',
});

const Line = styled('div', {
  color: 'var(--mute)',
  fontSize: '11px',
  lineHeight: '16px',
  whiteSpace: 'nowrap',
});

const End = styled(Handle, { visibility: 'hidden' });
