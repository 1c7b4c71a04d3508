import { useSelector } from '@xstate/react';
import { styled } from './style';
import { file, view } from '../desk/actors';
import { ErrorBoundary } from 'react-error-boundary';
import { Broken } from './Broken';
import { Keys } from './Keys';
import { Panes } from './Panes';
import { inspectorStyles } from './inspectorStyles';
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
  gridTemplateRows: '52px minmax(0, 1fr)',
  blockSize: '100%',
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
