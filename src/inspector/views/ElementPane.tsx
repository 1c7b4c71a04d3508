import { useSelector } from '@xstate/react';
import { styled } from './style';
import { eventInWords } from '../../charts/words';
import { selectActor } from '../desk/selectActor';
import { elements } from '../desk/elements';
import { useShown } from '../desk/useShown';
import { sentFrom } from '../model/FoundElement';
import { Pane } from './Pane';
import { Tool } from './Tool';

/** The element that was picked on a page: what it has sent to whom, and whose state it shows; nothing before one was picked. */
export function ElementPane() {
  const found = useSelector(elements, ({ context }) => context.found);
  const { recording } = useShown();
  if (!found) return null;
  const toActor = (actor: string) => (
    <Tool type="button" kind="bare" onClick={() => selectActor(actor)}>
      {recording.actors.get(actor)?.name ?? actor}
    </Tool>
  );
  return (
    <Pane title="Element">
      <List>
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
      </List>
    </Pane>
  );
}

const List = styled('ul', {
  padding: '0 $space$16 $space$12',
  color: 'var(--mute)',
  fontSize: '12px',
  overflowWrap: 'anywhere',
  '& b': { color: 'var(--text)', fontWeight: '$regular' },
});
