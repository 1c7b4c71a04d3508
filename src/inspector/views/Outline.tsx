import type { KeyboardEvent } from 'react';
import { useSelector } from '@xstate/react';
import { styled } from './style';
import { view } from '../desk/actors';
import type { Chart } from '../../charts/chart';
import { OutlineItem } from './OutlineItem';
import { Scroll } from './Scroll';

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
  const target = {
    ArrowDown: items[here + 1],
    ArrowUp: items[here - 1],
    ArrowRight: level(here + 1) > level(here) ? items[here + 1] : undefined,
    ArrowLeft: items.slice(0, here).findLast((_, index) => level(index) < level(here)),
    Home: items[0],
    End: items.at(-1),
  }[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

const Frame = styled(Scroll, { blockSize: '100%', padding: '$16 $space$24' });

const Tree = styled('ul', {
  '& [role=treeitem]:focus-visible': { outline: 'none' },
  '& [role=treeitem]:focus-visible > :first-child': { outline: '2px solid var(--focus)' },
});
