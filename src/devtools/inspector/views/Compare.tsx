import { useSelector } from '@xstate/react';
import type { AlignedSteps } from '../../charts/differences';
import { inCode } from '../../charts/plain';
import type { Step } from '../../charts/records';
import type { Session } from '../../charts/sessionFile';
import { eventTypeInWords, valueInWords } from '../../charts/words';
import { comparison, cursor } from '../desk/actors';
import { useSessions } from '../desk/store';
import { useShown } from '../desk/useShown';
import { rowsNear } from '../model/rowsNear';
import { counterpartsOf } from '../model/withoutPeople';
import { moveInList, Scroll, StepButton } from './Pane';
import { styled } from './style';
import { OpenFile, Tool } from './Tool';

/** The shown session and another one side by side, step beside step, with what differs between the two. */
export function Compare() {
  const { other } = useSessions();
  const { context, value } = useSelector(comparison, (state) => state);
  const problem = value.session === 'refused' ? `${context.name}: ${context.problem}` : '';
  return (
    <Frame onKeyDown={moveInList}>
      <Head>
        <OpenFile
          label="Compare with"
          onChosen={(file) => comparison.send({ type: 'open', source: { kind: 'file', file } })}
        />
        {(other || problem) && (
          <Tool onClick={() => comparison.send({ type: 'close' })}>
            {problem ? 'Dismiss the file' : 'Close it'}
          </Tool>
        )}
        <p role={problem ? 'alert' : 'status'}>
          {problem || context.opened || 'Open a session to see it beside the one that is shown.'}
        </p>
      </Head>
      {other && <Counterparts other={other} />}
    </Frame>
  );
}

const Frame = styled(Scroll, { blockSize: '100%', padding: '$12', fontSize: '12px' });

const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  minBlockSize: '36px',
});

/** At most so many rows are drawn: those nearest to the cursor. */
const limit = 120;

/** Two sessions, step beside step, and how many of them differ. */
function Counterparts({ other }: { readonly other: Session }) {
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
        <Tool disabled={!next} onClick={() => next && show(next)}>
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
                  {path}: {inCode(before)} here, {inCode(after)} there
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
