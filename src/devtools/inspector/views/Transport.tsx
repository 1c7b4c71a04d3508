import { useSelector } from '@xstate/react';
import { cursor, seek } from '../desk/actors';
import { useShown } from '../desk/useShown';
import { Bar, Mute } from './Pane';
import { styled } from './style';
import { Tool } from './Tool';

/** The controls of the cursor in time: a step back, a step forward, a slider, and a button to follow the newest step. */
export function Transport() {
  const { recording, place } = useShown();
  const isFollowing = useSelector(cursor, (state) => state.matches('following'));
  const first = recording.dropped;
  const end = first + recording.steps.length - 1;
  const shown = recording.steps[place - first];
  return (
    <Frame role="group" aria-label="Time">
      <Tool kind="bare" aria-label="Step back" title="←" onClick={() => seek(place - 1)}>
        ◂
      </Tool>
      <Tool kind="bare" aria-label="Step on" title="→" onClick={() => seek(place + 1)}>
        ▸
      </Tool>
      <input
        type="range"
        aria-label="Step shown"
        aria-valuetext={shown ? `step ${place - first + 1}: ${shown.event.type}` : 'no step'}
        min={Math.min(first, Math.max(end, 0))}
        max={Math.max(end, 0)}
        value={Math.max(place, 0)}
        onChange={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
      />
      <Mute>
        {place - first + 1} / {end - first + 1}
      </Mute>
      <Tool aria-pressed={isFollowing} title="L" onClick={() => cursor.send({ type: 'follow' })}>
        Live
      </Tool>
    </Frame>
  );
}

const Frame = styled(Bar, {
  borderBlock: '1px solid var(--line)',
  '& input': { flex: 1, minInlineSize: '80px', accentColor: 'var(--lamp)' },
});
