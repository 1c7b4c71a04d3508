import { useSelector } from '@xstate/react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { errorInWords } from '../../charts/plain';
import { file, forgetAll, view } from '../desk/actors';
import { Keys } from './Keys';
import { Panes } from './Panes';
import { globalCss, styled } from './style';
import { Tool } from './Tool';
import { TopBar } from './TopBar';

/** The whole inspector; where it cannot show what it holds, a way to drop that. */
export function Inspector() {
  inspectorStyles();
  return (
    <ErrorBoundary FallbackComponent={Broken}>
      <Window />
    </ErrorBoundary>
  );
}

/** The bar, and the panes below it, over which a session can be dropped. */
function Window() {
  const theme = useSelector(view, (state) => state.value.theme);
  const isOver = useSelector(file, (state) => state.matches({ pointer: 'over' }));
  return (
    <Desk
      data-theme={theme}
      isOver={isOver}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        file.send({ type: 'entered' });
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null))
          file.send({ type: 'left' });
      }}
      onDrop={(event) => {
        event.preventDefault();
        const [dropped] = event.dataTransfer.files;
        if (dropped) file.send({ type: 'open', source: { kind: 'file', file: dropped } });
      }}
    >
      <TopBar />
      <main>
        <Panes />
      </main>
      <Keys />
    </Desk>
  );
}

const Desk = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '46px minmax(0, 1fr)',
  blockSize: '100%',
  // In a smaller window, as at 200 % zoom, it is scrolled: nothing lies over anything else.
  minInlineSize: '940px',
  minBlockSize: '600px',
  background: 'var(--panel)',
  color: 'var(--text)',
  '& > main': { minBlockSize: 0 },
  variants: {
    isOver: {
      true: {
        '&::after': {
          content: 'Drop a session to open it',
          position: 'fixed',
          inset: '$space$16',
          zIndex: 10,
          display: 'grid',
          placeItems: 'center',
          border: '2px dashed var(--lamp)',
          borderRadius: '16px',
          background: 'color-mix(in srgb, var(--panel) 88%, transparent)',
          fontSize: '22px',
          pointerEvents: 'none',
        },
      },
    },
  },
});

/** Stands for an inspector that cannot show what it holds: what went wrong, and how to go on without it. */
function Broken({ error, resetErrorBoundary }: FallbackProps) {
  return (
    <Frame role="alert" data-theme="system">
      <h1>The inspector cannot show this recording.</h1>
      <p>{errorInWords(error)}</p>
      <Tool
        kind="main"
        onClick={() => {
          forgetAll();
          resetErrorBoundary();
        }}
      >
        Forget the recording
      </Tool>
    </Frame>
  );
}

const Frame = styled('main', {
  display: 'grid',
  gap: '$12',
  placeContent: 'center',
  blockSize: '100%',
  background: 'var(--panel)',
  color: 'var(--text)',
});

const light = {
  colorScheme: 'light',
  '--ground': '#EBE7E1',
  '--panel': '#FDFCFA',
  '--canvas': '#F7F6F4',
  '--inside': '#FAF9F7',
  '--line': '#D6D1C9',
  '--edge': '#7E766C',
  '--text': '#12110F',
  '--mute': '#5D574F',
  '--accent': '#72502F',
  '--lamp': '#C8A06A',
  '--lampGround': '#F6E9D3',
  '--lampText': '#12110F',
  '--hover': 'rgba(114,80,47,.09)',
  '--wrong': '#9A2F1B',
  '--wrongGround': '#FBEAE5',
  '--expected': '#1F5F8B',
  '--focus': '#12110F',
  '--shadow': '0 1px 2px rgba(18,17,15,.08)',
};

const dark = {
  colorScheme: 'dark',
  '--ground': '#0D0C0B',
  '--panel': '#12110F',
  '--canvas': '#171512',
  '--inside': '#141310',
  '--line': '#3A3631',
  '--edge': '#8E867B',
  '--text': '#FDFCFA',
  '--mute': '#B5AEA4',
  '--accent': '#C8A06A',
  '--lamp': '#FFC46B',
  '--lampGround': '#3A2B17',
  '--lampText': '#FFC46B',
  '--hover': 'rgba(255,196,107,.1)',
  '--wrong': '#FF9C86',
  '--wrongGround': '#3A1B14',
  '--expected': '#8CC4EE',
  '--focus': '#FFC46B',
  '--shadow': '0 1px 2px rgba(0,0,0,.5)',
};

/** The inspector's own colours, for light and dark, and what all of its parts share. */
const inspectorStyles = globalCss({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  '*': { margin: 0 },
  'html, body, #root': { blockSize: '100%' },
  body: {
    fontFamily: 'system-ui, sans-serif',
    fontSize: '13px',
    lineHeight: 1.45,
    WebkitFontSmoothing: 'antialiased',
  },
  '[data-theme]': light,
  '[data-theme=dark]': dark,
  '@media (prefers-color-scheme: dark)': { '[data-theme=system]': dark },
  'h1, h2, h3': { fontSize: 'inherit', fontWeight: '$regular' },
  'ul, ol': { listStyle: 'none', padding: 0 },
  'button, input, textarea, select': { font: 'inherit', color: 'inherit' },
  'code, pre, textarea': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { transition: 'none !important' },
  },
  ':focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
});
