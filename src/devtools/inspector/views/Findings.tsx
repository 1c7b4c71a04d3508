import { differences } from '../../charts/differences';
import { inCode } from '../../charts/plain';
import { type PathRecord, pathStepAt } from '../../charts/records';
import { valueInWords } from '../../charts/words';
import { useShown } from '../desk/useShown';
import { Pane, PaneBody } from './Pane';
import { styled } from './style';

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

/** How the path that a session is about has failed, if it has. */
export function Findings() {
  const { path } = useShown().session;
  if (!path?.failure) return null;
  return (
    <Pane title="Recording">
      <Failure path={path} failure={path.failure} />
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
