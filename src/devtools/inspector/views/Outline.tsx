import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import type { Chart, ChartNode } from '../../charts/chart';
import { eventTypeInWords, guardLabel } from '../../charts/words';
import { view } from '../desk/actors';
import { useSelectPart, useShown } from '../desk/useShown';
import { focusBy, Scroll } from './Pane';
import { styled } from './style';

/** A machine as a tree of words: its states, and under each what leads out of it. All of it is open. */
export function Outline({ chart }: { chart: Chart }) {
  const [root] = chart.nodes;
  const chosen = useSelector(view, ({ context }) => context.part);
  const isKnown = [...chart.nodes, ...chart.edges].some(({ id }) => id === chosen);
  if (!root) return null;
  return (
    <Frame>
      <Tree role="tree" aria-label={`States of ${chart.id}`} onKeyDown={move}>
        <OutlineItem chart={chart} node={root} level={1} chosen={(isKnown && chosen) || root.id} />
      </Tree>
    </Frame>
  );
}

/** The keys of a tree: up and down, to the parent, to the first child, to the ends. */
function move(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]')];
  const here = items.indexOf(document.activeElement as HTMLElement);
  const level = (index: number) => Number(items[index]?.ariaLevel);
  focusBy(event, {
    ArrowDown: items[here + 1],
    ArrowUp: items[here - 1],
    ArrowRight: level(here + 1) > level(here) ? items[here + 1] : undefined,
    ArrowLeft: items.slice(0, here).findLast((_, index) => level(index) < level(here)),
    Home: items[0],
    End: items.at(-1),
  });
}

const Frame = styled(Scroll, { blockSize: '100%', padding: '$16 $space$24' });

const Tree = styled('ul', {
  '& [role=treeitem]:focus-visible': { outline: 'none' },
  '& [role=treeitem]:focus-visible > :first-child': { outline: '2px solid var(--focus)' },
});

interface OutlineItemProps {
  readonly chart: Chart;
  readonly node: ChartNode;
  readonly level: number;
  /** The one item that the Tab key reaches. */
  readonly chosen: string;
}

/** A state as a line of the tree: what it is, and under it what leads out of it and the states inside it. */
function OutlineItem({ chart, node, level, chosen }: OutlineItemProps) {
  const { active, taken } = useShown();
  const select = useSelectPart();
  const children = chart.nodes.filter(({ parent }) => parent === node.id);
  const edges = chart.edges.filter(({ source }) => source === node.id);
  const isActive = active.has(node.id);
  const notes = [
    node.type === 'atomic' ? '' : node.type,
    node.isInitial ? 'initial' : '',
    isActive ? 'active' : '',
  ].filter((note) => note !== '');
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-expanded={children.length + edges.length > 0 ? true : undefined}
      aria-selected={isActive}
      aria-label={[node.key, ...notes].join(', ')}
      tabIndex={node.id === chosen ? 0 : -1}
      onFocus={(event) => {
        if (event.target === event.currentTarget) select(node.id);
      }}
    >
      <State isActive={isActive}>
        <strong>{node.key}</strong> <span>{notes.join(', ')}</span>
        {node.description && <p>{node.description}</p>}
      </State>
      {(edges.length > 0 || children.length > 0) && (
        <Group role="group">
          {edges.map((edge) => {
            const isTaken = taken.includes(edge.id);
            const target = edge.targets.map((id) => id.replace(`${chart.id}.`, '')).join(' and ');
            const words = `${eventTypeInWords(edge.event)} ${guardLabel(edge)} → ${target || 'stays'}`;
            return (
              <li
                key={edge.id}
                role="treeitem"
                aria-level={level + 1}
                aria-selected={isTaken}
                aria-label={isTaken ? `${words}, taken` : words}
                tabIndex={edge.id === chosen ? 0 : -1}
                onFocus={() => select(edge.id)}
              >
                <Transition isTaken={isTaken}>{words}</Transition>
              </li>
            );
          })}
          {children.map((child) => (
            <OutlineItem
              key={child.id}
              chart={chart}
              node={child}
              level={level + 1}
              chosen={chosen}
            />
          ))}
        </Group>
      )}
    </li>
  );
}

const Group = styled('ul', {
  marginInlineStart: '$12',
  paddingInlineStart: '$12',
  borderInlineStart: '1px solid var(--line)',
});

const State = styled('div', {
  padding: '4px 10px',
  borderRadius: '6px',
  '& strong': { fontWeight: '$regular', fontSize: '14px' },
  '& span, & p': { color: 'var(--mute)', fontSize: '12px' },
  variants: {
    isActive: { true: { background: 'var(--lampGround)', color: 'var(--lampText)' }, false: {} },
  },
});

const Transition = styled('div', {
  padding: '1px 10px',
  borderRadius: '6px',
  color: 'var(--mute)',
  fontSize: '12px',
  variants: {
    isTaken: {
      true: { boxShadow: 'inset 0 0 0 1px var(--lamp)', color: 'var(--text)' },
      false: {},
    },
  },
});
