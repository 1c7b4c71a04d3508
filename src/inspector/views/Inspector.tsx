import { useSelector } from '@xstate/react';
import { styled } from './style';
import { file, view } from '../desk/actors';
import { ErrorBoundary } from 'react-error-boundary';
import { ActorTree } from './ActorTree';
import { AddressNotice } from './AddressNotice';
import { BreakpointList } from './BreakpointList';
import { Broken } from './Broken';
import { ContextTree } from './ContextTree';
import { ElementPane } from './ElementPane';
import { EventLog } from './EventLog';
import { Findings } from './Findings';
import { Keys } from './Keys';
import { inspectorStyles } from './inspectorStyles';
import { Moment } from './Moment';
import { Stage } from './Stage';
import { Steering } from './Steering';
import { TopBar } from './TopBar';
import { Transport } from './Transport';

/** The whole inspector; where it cannot show what it holds, a way to drop that. */
export function Inspector() {
  inspectorStyles();
  return (
    <ErrorBoundary FallbackComponent={Broken}>
      <Window />
    </ErrorBoundary>
  );
}

/** Actors, the machine, its log, and what the selected actor is in. */
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
      <Left aria-label="Actors and machines">
        <ActorTree />
      </Left>
      <Middle>
        <AddressNotice />
        <Stage />
        <Transport />
        <EventLog />
      </Middle>
      <Right aria-label="The selected actor">
        <Findings />
        <ElementPane />
        <Moment />
        <BreakpointList />
        <Steering />
        <ContextTree />
      </Right>
      <Keys />
    </Desk>
  );
}

const Desk = styled('div', {
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr) 336px',
  gridTemplateRows: '52px minmax(0, 1fr)',
  gap: '1px',
  blockSize: '100%',
  background: 'var(--line)',
  color: 'var(--text)',
  '& > *': { background: 'var(--panel)' },
  '@media (max-width: 1279px)': { gridTemplateColumns: '200px minmax(0, 1fr) 288px' },
  '@media (min-width: 1800px)': { gridTemplateColumns: '288px minmax(0, 1fr) 400px' },
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

const column = {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
} as const;
/** However many machines there are, the actors keep most of the room. */
const Left = styled('aside', { ...column, '& > section:last-child': { maxBlockSize: '40%' } });
const Middle = styled('main', column);
const Right = styled('aside', column);
