import { differences } from '../../charts/differences';
import type { Replay } from '../../charts/findDivergence';
import { inCode } from '../../charts/plain';
import { stepBefore } from '../../charts/recording';
import { type PathRecord, pathStepAt, type Step } from '../../charts/records';
import { valueInWords } from '../../charts/words';
import { attempt, goTo } from '../desk/actors';
import { store, useSessions } from '../desk/store';
import { useShown } from '../desk/useShown';
import { Pane, PaneBody } from './Pane';
import { styled } from './style';
import { Tool } from './Tool';

/** What is said of a session. */
const Finding = styled(PaneBody, {
  maxBlockSize: '240px',
  overflow: 'auto',
  color: 'var(--text)',
  fontSize: 'inherit',
});

/** What is wrong in it. */
const Problem = styled('p', {
  color: 'var(--wrong)',
  whiteSpace: 'pre-wrap',
  fontSize: '12px',
});

/** What a session shows: how a path failed, and whether today's machines run as the recorded ones did. */
export function Findings() {
  const { session } = useShown();
  const { replay } = useSessions();
  const isRun = replay && replay.steps > 0;
  if (!session.path?.failure && !isRun) return null;
  return (
    <Pane title="Recording">
      {session.path?.failure && <Failure path={session.path} failure={session.path.failure} />}
      {isRun && <Divergences replay={replay} />}
    </Pane>
  );
}

interface FailureProps {
  readonly path: PathRecord;
  readonly failure: NonNullable<PathRecord['failure']>;
}

/** What a failed path expected where it failed, beside what was. */
function Failure({ path, failure }: FailureProps) {
  const { step, place } = useShown();
  const { model, project, command, steps } = path;
  const index = pathStepAt(path, place);
  const isFailed = index === failure.step;
  const expected = steps[index]?.expected;
  const found = [
    ...differences(expected?.value, step?.value, 'state'),
    ...differences(expected?.context, step?.context, 'context'),
  ];
  return (
    <Finding role="group" aria-label="Failed path">
      <p>
        {model}, {project}, step {index}
        {!isFailed && `, which held; step ${failure.step} failed`}. Repeat it: {command}
      </p>
      <Pair>
        <dt>Expected</dt>
        <dd data-is="expected">{valueInWords(expected?.value)}</dd>
        <dt>Actual</dt>
        <dd data-is="actual">{step ? valueInWords(step.value) : 'no such actor on the page'}</dd>
      </Pair>
      {found.map(({ path: at, before, after }) => (
        <p key={at}>
          {at}: expected {inCode(before)}, was {inCode(after)}
        </p>
      ))}
      {isFailed && found.length === 0 && (
        <p>The machine is where it should be: the page shows it wrongly.</p>
      )}
      <Problem>{failure.message}</Problem>
    </Finding>
  );
}

const Pair = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2px $space$12',
  '& dt': { color: 'var(--mute)' },
  '& dd': { margin: 0, paddingInlineStart: '$8', borderInlineStart: '3px solid var(--lamp)' },
  '& dd[data-is=expected]': { borderInlineStart: '3px dashed var(--expected)' },
});

/** Where what was recorded and today's machines part, and the ways to look at it and to go on from there. */
function Divergences({ replay: { steps, divergences } }: { readonly replay: Replay }) {
  const { recording } = useShown();
  return (
    <Finding role="status">
      {divergences.length === 0 && `Today’s machines take all ${steps} steps the same.`}
      {divergences.map(({ step, problem, differences: found }) => {
        const place = recording.steps.indexOf(step) + recording.dropped;
        return [
          <Problem key="problem">
            {recording.actors.get(step.actor)?.name} diverges at step{' '}
            {place - recording.dropped + 1}, {step.event.type}: {problem}
          </Problem>,
          ...found.map(({ path, before, after }) => (
            <p key={path}>
              {path}: recorded {inCode(before)}, today {inCode(after)}
            </p>
          )),
          <span key="ways">
            <Tool onClick={() => goTo(step, place)}>Go there</Tool>{' '}
            <Tool onClick={() => goOn(step)}>Go on with today’s machine</Tool>
          </span>,
        ];
      })}
    </Finding>
  );
}

/** Goes to an actor's step before one in which a run and today's machine part, if it is not its start, and takes that one anew, as a what-if. */
function goOn(step: Step): void {
  const { recording } = store.shown;
  const before = stepBefore(recording, step) ?? step;
  goTo(before, recording.steps.indexOf(before) + recording.dropped);
  try {
    attempt(step);
  } catch {
    // Today's machine refuses it: what it would take is proposed where the cursor stands.
  }
}
