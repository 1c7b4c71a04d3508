import { styled } from './style';
import { useSessions } from '../desk/store';
import { useShown } from '../desk/useShown';
import { valueInWords } from '../../charts/words';
import { differences } from '../../charts/differences';
import { type PathRecord, pathStepAt } from '../../charts/records';
import { Divergences } from './Divergences';
import { Finding, Problem } from './Finding';
import { Pane } from './Pane';

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
          {at}: expected {JSON.stringify(before)}, was {JSON.stringify(after)}
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
