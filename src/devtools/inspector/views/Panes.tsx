import { useSelector } from '@xstate/react';
import { Group, type GroupProps, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { eventInWords } from '../../charts/words';
import { elements, selectActor } from '../desk/actors';
import { visitStorage } from '../desk/store';
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

/** Actors, the machine and its log, and what the selected actor is in; each can be given more room, or folded away. */
export function Panes() {
  return (
    <Split id="columns">
      <Panel id="actors" collapsible defaultSize="18%" minSize={200} maxSize={480}>
        <Left>
          <ActorTree />
        </Left>
      </Panel>
      <Bar aria-label="Width of the actors" />
      <Panel id="stage" minSize={320}>
        <Column as="section" aria-label="Machine and log">
          <Split id="rows" orientation="vertical">
            <Panel id="machine" collapsible minSize={160}>
              <Column>
                <Stage />
              </Column>
            </Panel>
            <Bar aria-label="Height of the log" />
            <Panel id="log" collapsible defaultSize="40%" minSize={140}>
              <Column>
                <Transport />
                <EventLog />
              </Column>
            </Panel>
          </Split>
        </Column>
      </Panel>
      <Bar aria-label="Width of the selected actor" />
      <Panel id="actor" collapsible defaultSize="25%" minSize={288} maxSize={720}>
        <Right>
          <Findings />
          <ElementPane />
          <Moment />
          <Steering />
          <ContextTree />
        </Right>
      </Panel>
    </Split>
  );
}

const column = {
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  minInlineSize: 0,
} as const;
/** However many machines there are, the actors keep most of the room. */
const Left = styled('div', { ...column, '& > section + section': { maxBlockSize: '40%' } });
const Column = styled('div', column);
/** Where there is little room, the event that is being written stays whole. */
const Right = styled('div', { ...column, '& > section:has(textarea)': { flexShrink: 0 } });

/** Between two panes: dragged or moved by the arrows it gives one more room, Enter folds one away. */
const Bar = styled(Separator, {
  background: 'var(--line)',
  '&[aria-orientation=vertical]': { inlineSize: '3px' },
  '&[aria-orientation=horizontal]': { blockSize: '3px' },
  '&:hover, &:focus-visible, &[data-separator=active]': { background: 'var(--lamp)' },
});

/** Panes side by side, or one above the other, whose sizes are kept for the visit. */
function Split({ id, ...others }: GroupProps & { readonly id: string }) {
  return <Group id={id} {...useDefaultLayout({ id, storage: visitStorage })} {...others} />;
}

/** The element that was picked on a page: what it has sent to whom, and whose state it shows; nothing before one was picked. */
function ElementPane() {
  const found = useSelector(elements, ({ context }) => context.found);
  const { recording } = useShown();
  if (!found) return null;
  const toActor = (actor: string) => (
    <Tool kind="bare" onClick={() => selectActor(actor)}>
      {recording.actors.get(actor)?.name ?? actor}
    </Tool>
  );
  return (
    <Pane title="Element">
      <PaneBody as="ul">
        <li>{found.name}</li>
        {sentFrom(recording, found).map(({ index, actor, event }) => (
          <li key={index}>
            sent <b>{eventInWords(event)}</b> to {toActor(actor)}
          </li>
        ))}
        {found.shows.map((actor) => (
          <li key={actor}>shows {toActor(actor)}</li>
        ))}
        {found.leads && <li>leads to {found.leads}</li>}
      </PaneBody>
    </Pane>
  );
}
