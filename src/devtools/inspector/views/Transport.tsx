import { useSelector } from '@xstate/react';
import { cursor } from '../desk/actors';
import { useShown } from '../desk/useShown';
import { styled } from './style';
import { Tool } from './Tool';

/** Moves the one cursor in time: a step back or on, along the scale, or along with the newest step. */
export function Transport() {
  const { recording, place } = useShown();
  const state = useSelector(cursor, (snapshot) => snapshot.value);
  const end = useSelector(cursor, ({ context }) => context.end);
  const first = recording.dropped;
  const shown = recording.steps[place - recording.dropped];
  return (
    <Bar role="group" aria-label="Time">
      <Tool
        kind="bare"
        aria-label="Step back"
        onClick={() => cursor.send({ type: 'step', by: -1 })}
      >
        ◂
      </Tool>
      <Tool kind="bare" aria-label="Step on" onClick={() => cursor.send({ type: 'step', by: 1 })}>
        ▸
      </Tool>
      <Scale
        type="range"
        aria-label="Step shown"
        aria-valuetext={shown ? `step ${place}: ${shown.event.type}` : 'no step'}
        min={Math.min(first, Math.max(end, 0))}
        max={Math.max(end, 0)}
        value={Math.max(place, 0)}
        onChange={({ currentTarget }) =>
          cursor.send({ type: 'seek', place: currentTarget.valueAsNumber })
        }
      />
      <Place>
        {place - first + 1} / {end - first + 1}
      </Place>
      <Tool aria-pressed={state === 'following'} onClick={() => cursor.send({ type: 'follow' })}>
        Live
      </Tool>
    </Bar>
  );
}

const Bar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px',
  minBlockSize: '38px',
  padding: '2px $space$12',
  borderBlock: '1px solid var(--line)',
});

const Scale = styled('input', {
  flex: 1,
  marginInline: '$8',
  minInlineSize: '80px',
  accentColor: 'var(--lamp)',
  cursor: 'pointer',
});

const Place = styled('span', {
  minInlineSize: '60px',
  paddingInlineEnd: '$8',
  color: 'var(--mute)',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
