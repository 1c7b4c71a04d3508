import { styled } from './style';
import { cursor } from '../desk/actors';
import { useShown } from '../desk/useShown';
import { valueInWords } from '../../charts/words';
import { differences } from '../../charts/differences';
import { stepsOf } from '../../charts/recording';
import type { PathRecord } from '../../charts/PathRecord';
import { withoutColours } from '../model/withoutColours';
import { findDivergence } from '../model/findDivergence';
import { pathStepAt } from '../model/pathStepAt';
import { Pane } from './Pane';
import { Tool } from './Tool';

/** What an opened session shows: how a path failed, and whether today's machine would run as the recorded one did. */
export function Findings() {
  const { actor, isOpened, session } = useShown();
  if (!isOpened) return null;
  return (
    <Pane title="Recording">
      {session.path?.failure && <Failure path={session.path} failure={session.path.failure} />}
      {actor?.chart && actor.chart !== session.path?.machine && <Check />}
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
    <Body role="group" aria-label="Failed path">
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
          {at}: expected {JSON.stringify(before)}, was {JSON.stringify(after)}
        </p>
      ))}
      {isFailed && found.length === 0 && (
        <p>The machine is where it should be: the page shows it wrongly.</p>
      )}
      <Problem>{withoutColours(failure.message)}</Problem>
    </Body>
  );
}

/** Whether the recorded run of the selected actor comes out the same today. */
function Check() {
  const { actor, recording } = useShown();
  if (!actor?.chart) return null;
  const steps = stepsOf(recording, actor.id);
  const divergence = findDivergence(actor.chart, steps, actor.isResumed);
  if (!divergence) {
    return (
      <Body role="status">
        Today’s {actor.chart} machine takes all {steps.length} steps the same.
      </Body>
    );
  }
  const place = recording.steps.indexOf(divergence.step) + recording.dropped;
  return (
    <Body role="status">
      <Problem>
        Diverges at step {place + 1}, {divergence.step.event.type}: {divergence.problem}
      </Problem>
      {divergence.differences.map(({ path, before, after }) => (
        <p key={path}>
          {path}: recorded {JSON.stringify(before)}, today {JSON.stringify(after)}
        </p>
      ))}
      <span>
        <Tool type="button" onClick={() => cursor.send({ type: 'seek', place })}>
          Go there
        </Tool>
      </span>
    </Body>
  );
}

const Body = styled('div', {
  display: 'grid',
  gap: '6px',
  maxBlockSize: '240px',
  overflow: 'auto',
  padding: '0 $space$16 $space$12',
  overflowWrap: 'anywhere',
});

const Pair = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2px $space$12',
  '& dt': { color: 'var(--mute)' },
  '& dd': { margin: 0, paddingInlineStart: '$8', borderInlineStart: '3px solid var(--lamp)' },
  '& dd[data-is=expected]': { borderInlineStart: '3px dashed var(--expected)' },
});

const Problem = styled('p', { color: 'var(--wrong)', whiteSpace: 'pre-wrap', fontSize: '12px' });
