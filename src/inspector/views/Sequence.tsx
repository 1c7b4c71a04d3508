import { styled } from './style';
import { goTo } from '../desk/selectActor';
import { useShown } from '../desk/useShown';
import { eventTypeInWords } from '../../charts/words';
import { rowsNear } from '../model/rowsNear';
import { moveInList } from './moveInList';
import { Scroll } from './Scroll';
import { SequenceArrow } from './SequenceArrow';
import { StepButton } from './StepButton';

/** At most so many steps are drawn: those nearest to the cursor. */
const limit = 80;
const measures = { lane: 92, row: 28, head: 40, margin: 60 };

/** A line for each actor, down which time runs, and an arrow for each event from who sent it to who took it. */
export function Sequence() {
  const { recording, place } = useShown();
  const all = recording.steps.map((step, index) => ({ step, place: index + recording.dropped }));
  const { rows, reached } = rowsNear(all, limit, place);
  const present = new Set(rows.flatMap(({ step }) => [step.actor, step.source]));
  const lanes = [undefined, ...[...recording.actors.keys()].filter((id) => present.has(id))];
  const x = (id: string | undefined) =>
    measures.margin + Math.max(0, lanes.indexOf(id)) * measures.lane;
  const width = measures.margin * 2 + (lanes.length - 1) * measures.lane;
  const height = (rows.length + 1) * measures.row;
  return (
    <Frame tabIndex={0} role="group" aria-label="Sequence">
      <Names width={width} height={measures.head} aria-hidden="true">
        {lanes.map((id) => (
          <Name key={id ?? 'outside'} x={x(id)} y={24}>
            {nameOf(id)}
          </Name>
        ))}
      </Names>
      <svg width={width} height={height} aria-hidden="true">
        {lanes.map((id) => (
          <Lane key={id ?? 'outside'} x1={x(id)} x2={x(id)} y1={0} y2={height} />
        ))}
        {rows.map(({ step, place: own }, index) => (
          <SequenceArrow
            key={own}
            step={step}
            isHere={own === place}
            from={x(step.source)}
            to={x(step.actor)}
            y={(index + 1) * measures.row}
          />
        ))}
      </svg>
      <Rows onKeyDown={moveInList}>
        {rows.map(({ step, place: own }) => (
          <li key={own}>
            <StepButton
              isHere={own === place}
              isReached={own === reached}
              aria-label={`${eventTypeInWords(step.event.type)} from ${nameOf(step.source)} to ${nameOf(step.actor)}`}
              onClick={() => goTo(step, own)}
            />
          </li>
        ))}
      </Rows>
    </Frame>
  );

  function nameOf(id: string | undefined) {
    return id ? (recording.actors.get(id)?.name ?? id) : 'outside';
  }
}

const Frame = styled(Scroll, { position: 'relative', blockSize: '100%' });

/** The actors' names stay in view. */
const Names = styled('svg', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'block',
  background: 'var(--canvas)',
});

/** The rows as what can be pressed, over the drawing. */
const Rows = styled('ol', {
  position: 'absolute',
  insetBlockStart: `${measures.head + measures.row / 2 - 4}px`,
  insetInline: 0,
  minInlineSize: '100%',
  '& button': {
    display: 'block',
    inlineSize: '100%',
    blockSize: `${measures.row}px`,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    '&:hover': { background: 'var(--hover)' },
    '&[aria-current]': { background: 'color-mix(in srgb, var(--lamp) 16%, transparent)' },
  },
});

const Lane = styled('line', { stroke: 'var(--line)', strokeWidth: 1 });
const Name = styled('text', { fill: 'var(--text)', fontSize: '12px', textAnchor: 'middle' });
