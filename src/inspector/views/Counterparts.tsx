import type { AlignedSteps } from '../../charts/differences';
import type { Step } from '../../charts/records';
import type { Session } from '../../charts/sessionFile';
import { eventTypeInWords, valueInWords } from '../../charts/words';
import { cursor } from '../desk/actors';
import { useShown } from '../desk/useShown';
import { counterpartsOf } from '../model/counterpartsOf';
import { rowsNear } from '../model/rowsNear';
import { StepButton } from './StepButton';
import { styled } from './style';
import { Tool } from './Tool';

/** At most so many rows are drawn: those nearest to the cursor. */
const limit = 120;

/** Two sessions, step beside step, and how many of them differ. */
export function Counterparts({ other }: { readonly other: Session }) {
  const { session, place } = useShown();
  const all = counterpartsOf(session, other);
  const { rows, reached } = rowsNear(all, limit, place);
  const unlike = all.filter((row) => kindOf(row) !== 'alike');
  const next = unlike.find((row) => row.place > place) ?? unlike[0];
  return (
    <>
      <p>
        <span role="status">
          {all.length - unlike.length} steps alike, {unlike.length} not
        </span>{' '}
        <Tool type="button" disabled={!next} onClick={() => next && show(next)}>
          Next difference
        </Tool>
      </p>
      <ol>
        {rows.map((row) => (
          <li key={`${row.one?.run} ${row.one?.index} ${row.other?.index}`}>
            <Row
              is={kindOf(row)}
              isHere={row.place === place && row.one !== undefined}
              isReached={row.place === reached}
              onClick={() => show(row)}
            >
              <b>{row.name}</b>
              <span>{inWords(row.one)}</span>
              <span>{inWords(row.other)}</span>
              {row.differences.map(({ path, before, after }) => (
                <i key={path}>
                  {path}: {JSON.stringify(before)} here, {JSON.stringify(after)} there
                </i>
              ))}
            </Row>
          </li>
        ))}
      </ol>
    </>
  );
}

const show = ({ place }: AlignedSteps) => cursor.send({ type: 'seek', place });

function kindOf({ one, other, differences }: AlignedSteps) {
  if (!one || !other) return 'alone';
  return differences.length > 0 ? 'different' : 'alike';
}

const inWords = (step: Step | undefined) =>
  step ? `${eventTypeInWords(step.event.type)} → ${valueInWords(step.value) || step.status}` : '—';

const Row = styled(StepButton, {
  display: 'grid',
  gridTemplateColumns: '104px 1fr 1fr',
  gap: '2px $12',
  inlineSize: '100%',
  padding: '4px 8px',
  border: 0,
  borderInlineStart: '3px solid transparent',
  background: 'none',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& b': { fontWeight: '$regular' },
  '& i': { gridColumn: '2 / -1', fontStyle: 'normal' },
  '&:hover': { background: 'var(--hover)' },
  '&[aria-current]': { outline: '1px solid var(--lamp)', outlineOffset: '-1px' },
  variants: {
    is: {
      alike: { color: 'var(--mute)' },
      different: { borderColor: 'var(--lamp)', background: 'var(--lampGround)' },
      alone: { borderColor: 'var(--wrong)', background: 'var(--wrongGround)' },
    },
  },
});
