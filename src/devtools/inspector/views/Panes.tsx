import { useSelector } from '@xstate/react';
import { eventInWords } from '../../charts/words';
import { selectActor, view } from '../desk/actors';
import { useShown } from '../desk/useShown';
import { sentFrom } from '../model/Message';
import { ActorTree } from './ActorTree';
import { ContextTree } from './ContextTree';
import { EventLog } from './EventLog';
import { Findings } from './Findings';
import { Moment } from './Moment';
import { Pane, PaneBody } from './Pane';
import { Stage } from './Stage';
import { Steering } from './Steering';
import { styled } from './style';
import { Tool } from './Tool';
import { Transport } from './Transport';

/** All panes: the actors; the machine and its log; the selected actor's state and context. */
export function Panes() {
  return (
    <Columns>
      <div>
        <ActorTree />
      </div>
      <section aria-label="Machine and log">
        <div>
          <Stage />
        </div>
        <div>
          <Transport />
          <EventLog />
        </div>
      </section>
      <div>
        <Findings />
        <ElementPane />
        <Moment />
        <Steering />
        <ContextTree />
      </div>
    </Columns>
  );
}

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'clamp(200px, 18%, 480px) minmax(0, 1fr) clamp(288px, 25%, 720px)',
  gap: '3px',
  blockSize: '100%',
  background: 'var(--line)',
  '& > section': {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 3fr) minmax(140px, 2fr)',
    gap: 'inherit',
    minBlockSize: 0,
  },
  '& > div, & > section > div': {
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    minInlineSize: 0,
    background: 'var(--panel)',
  },
  // The list of machines is limited, so that the actors keep most of the room.
  '& > div:first-child > section + section': { maxBlockSize: '40%' },
  // The pane with the event editor does not shrink where there is little room.
  '& section:has(textarea)': { flexShrink: 0 },
});

/** The picked element of a page, if any: the events that it has sent, their receivers, and the actors whose state it shows. */
function ElementPane() {
  const found = useSelector(view, ({ context }) => context.found);
  const { recording } = useShown();
  if (!found) return null;
  const toActor = (actor: string) => (
    <Tool kind="bare" onClick={() => selectActor(actor)}>
      {recording.actors.get(actor)?.name ?? actor}
    </Tool>
  );
  const sent = sentFrom(recording, found);
  const isKnown = sent.length + found.shows.length > 0;
  return (
    <Pane title="Element">
      <PaneBody as="ul">
        <li>{found.name}</li>
        {sent.map(({ index, actor, event }) => (
          <li key={index}>
            sent <b>{eventInWords(event)}</b> to {toActor(actor)}
          </li>
        ))}
        {found.shows.map((actor) => (
          <li key={actor}>shows {toActor(actor)}</li>
        ))}
      </PaneBody>
      <PaneBody as="p" role="status">
        {!isKnown && 'No machine is known to have anything to do with it.'}
      </PaneBody>
    </Pane>
  );
}
