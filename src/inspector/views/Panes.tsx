import { Panel, Separator } from 'react-resizable-panels';
import { ActorTree } from './ActorTree';
import { AddressNotice } from './AddressNotice';
import { BreakpointList } from './BreakpointList';
import { ContextTree } from './ContextTree';
import { ElementPane } from './ElementPane';
import { EventLog } from './EventLog';
import { Findings } from './Findings';
import { Moment } from './Moment';
import { Split } from './Split';
import { Stage } from './Stage';
import { Steering } from './Steering';
import { styled } from './style';
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
          <AddressNotice />
          <Split id="rows" orientation="vertical">
            <Panel id="machine" collapsible minSize={160}>
              <Column>
                <Stage />
              </Column>
            </Panel>
            <Bar aria-label="Height of the log" />
            <Panel id="log" collapsible defaultSize="32%" minSize={140}>
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
        <Column>
          <Findings />
          <ElementPane />
          <Moment />
          <BreakpointList />
          <Steering />
          <ContextTree />
        </Column>
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
const Left = styled('div', { ...column, '& > section:last-child': { maxBlockSize: '40%' } });
const Column = styled('div', column);

/** Between two panes: dragged or moved by the arrows it gives one more room, Enter folds one away. */
const Bar = styled(Separator, {
  background: 'var(--line)',
  '&[aria-orientation=vertical]': { inlineSize: '3px' },
  '&[aria-orientation=horizontal]': { blockSize: '3px' },
  '&:hover, &:focus-visible, &[data-separator=active]': { background: 'var(--lamp)' },
});
