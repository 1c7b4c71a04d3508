import type { ReactNode } from 'react';
import { styled } from './style';

interface PaneProps {
  readonly title: string;
  /** What stands at the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Whether it takes the room that others leave. */
  readonly grows?: boolean;
}

/** A part of the inspector with a heading, that scrolls by itself. */
export function Pane({ title, aside, children, grows = false }: PaneProps) {
  const id = `pane-${title.replaceAll(/\W/g, '')}`;
  return (
    <Frame aria-labelledby={id} grows={grows}>
      <Head>
        <Title id={id}>{title}</Title>
        {aside}
      </Head>
      {children}
    </Frame>
  );
}

const Frame = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  borderBlockEnd: '1px solid var(--line)',
  '&:last-child': { borderBlockEnd: 0 },
  variants: { grows: { true: { flex: '1 1 0' }, false: { flex: '0 1 auto' } } },
});

const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px $space$8',
  minBlockSize: '40px',
  padding: '4px $space$12 4px $space$16',
  flexShrink: 0,
});

const Title = styled('h2', {
  color: 'var(--mute)',
  fontSize: '12px',
  letterSpacing: '.02em',
  whiteSpace: 'nowrap',
});
