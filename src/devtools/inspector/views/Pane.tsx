import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from './style';

export const Scroll = styled('div', {
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: 'var(--line) transparent',
  '&:focus-visible': { outlineOffset: '-2px' },
});

interface PaneProps {
  readonly title: string;
  /** The content at the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Whether the pane takes the room that other panes leave. */
  readonly grows?: boolean;
}

/** A part of the inspector that has a heading and scrolls by itself. */
export function Pane({ title, aside, children, grows = false }: PaneProps) {
  const id = `pane-${title.replaceAll(/\W/g, '')}`;
  return (
    <Frame aria-labelledby={id} grows={grows}>
      <Bar>
        <h2 id={id}>{title}</h2>
        {aside}
      </Bar>
      {children}
    </Frame>
  );
}

export const Bar = styled('div', {
  row: '4px',
  minBlockSize: '36px',
  padding: '2px $space$12 2px $space$16',
  flexShrink: 0,
});

export const Mute = styled('span', { mute: '11.5px' });

export const PaneBody = styled('div', {
  display: 'grid',
  gap: '4px',
  padding: '0 $space$16 $space$12',
  mute: '12px',
  overflowWrap: 'anywhere',
  '& b': { color: 'var(--text)', fontWeight: '$regular' },
});

const Frame = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  '& + &': { borderBlockStart: '1px solid var(--line)' },
  '& h2': { marginInlineEnd: 'auto', mute: '12px', whiteSpace: 'nowrap' },
  variants: {
    grows: { true: { flex: '1 0 80px' }, false: { flex: '0 1 auto', overflow: 'auto' } },
  },
});

/** Moves the focus in a list of buttons with the arrow keys, Home and End, because the Tab key reaches only one button of the list. */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const here = rows.indexOf(document.activeElement as HTMLElement);
  const targets: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: rows[here + 1],
    ArrowUp: rows[here - 1],
    Home: rows[0],
    End: rows.at(-1),
  };
  if (!targets[event.key]) return;
  event.preventDefault();
  targets[event.key]?.focus();
}

export const RowButton = styled('button', {
  inlineSize: '100%',
  padding: '0 $space$16',
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current]': {
    background: 'var(--lampGround)',
    boxShadow: 'inset 3px 0 var(--lamp)',
    '@forced': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});
