import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { errorInWords } from '../../charts/plain';
import { forgetAll } from '../desk/actors';
import { Panes } from './Panes';
import { globalCss, styled } from './style';
import { Tool } from './Tool';
import { TopBar } from './TopBar';

export function Inspector() {
  inspectorStyles();
  return (
    <ErrorBoundary FallbackComponent={Broken}>
      <Desk>
        <TopBar />
        <main>
          <Panes />
        </main>
      </Desk>
    </ErrorBoundary>
  );
}

const Desk = styled('div', {
  display: 'grid',
  gridTemplate: 'minmax(46px, auto) minmax(0, 1fr) / minmax(0, 1fr)',
  blockSize: '100%',
  '& > main': { minBlockSize: 0, overflow: 'auto' },
  // In a smaller window, or at 200 % zoom, everything but the header scrolls, so that no part covers another.
  '& > main > *': { minInlineSize: '940px', minBlockSize: '554px' },
});

/** Replaces the inspector if it cannot show its recording: says why, and offers to drop the recording. */
function Broken({ error, resetErrorBoundary }: FallbackProps) {
  return (
    <Frame role="alert">
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
});

const colours = {
  colorScheme: 'light dark',
  '--ground': 'light-dark(#EBE7E1, #0D0C0B)',
  '--panel': 'light-dark(#FDFCFA, #12110F)',
  '--canvas': 'light-dark(#F7F6F4, #171512)',
  '--line': 'light-dark(#D6D1C9, #3A3631)',
  '--edge': 'light-dark(#7E766C, #8E867B)',
  '--text': 'light-dark(#12110F, #FDFCFA)',
  '--mute': 'light-dark(#5D574F, #B5AEA4)',
  '--accent': 'light-dark(#72502F, #C8A06A)',
  '--lamp': 'light-dark(#C8A06A, #FFC46B)',
  '--lampGround': 'light-dark(#F6E9D3, #3A2B17)',
  '--lampText': 'light-dark(#12110F, #FFC46B)',
  '--hover': 'light-dark(rgba(114,80,47,.09), rgba(255,196,107,.1))',
  '--wrong': 'light-dark(#9A2F1B, #FF9C86)',
  '--wrongGround': 'light-dark(#FBEAE5, #3A1B14)',
  '--expected': 'light-dark(#1F5F8B, #8CC4EE)',
  '--shadow': '0 1px 2px light-dark(rgba(18,17,15,.08), rgba(0,0,0,.5))',
};

const inspectorStyles = globalCss({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  '*': { margin: 0 },
  'html, body, #root': { blockSize: '100%' },
  html: colours,
  body: {
    font: '13px/1.45 system-ui, sans-serif',
    background: 'var(--panel)',
    color: 'var(--text)',
  },
  'h1, h2, h3': { fontSize: 'inherit', fontWeight: '$regular' },
  'ul, ol': { listStyle: 'none', padding: 0 },
  'button, input, textarea': { font: 'inherit', color: 'inherit' },
  'input, textarea': { border: '1px solid var(--edge)', background: 'var(--canvas)' },
  button: { border: 0, background: 'none', textAlign: 'start', cursor: 'pointer' },
  'code, pre, textarea': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { transition: 'none !important' },
  },
  ':focus-visible': { outline: '2px solid var(--lampText)', outlineOffset: '1px' },
});
