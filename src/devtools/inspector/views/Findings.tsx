import { differences } from '../../charts/differences';
import { inCode } from '../../charts/plain';
import { pathStepAt } from '../../charts/records';
import { valueInWords } from '../../charts/words';
import { useShown } from '../desk/useShown';
import { Pane, PaneBody } from './Pane';
import { styled } from './style';

/** Shows the state that a failed path expected at the shown step, beside the actual state; nothing if the session has no failed path. */
export function Findings() {
  const { session, step, place } = useShown();
  const { path } = session;
  if (!path?.failure) return null;
  const { model, project, command, steps, failure } = path;
  const index = pathStepAt(path, place);
  const isFailed = index === failure.step;
  const expected = steps[index]?.expected;
  const found = differences(
    { state: expected?.value, context: expected?.context },
    { state: step?.value, context: step?.context },
  );
  return (
    <Pane title="Recording">
      <Finding role="group" aria-label="Failed path">
        <p>
          {model}, {project}, step {index}
          {!isFailed && `, which held; step ${failure.step} failed`}. Repeat it: {command}
        </p>
        <dl>
          <dt>Expected</dt>
          <dd>{valueInWords(expected?.value)}</dd>
          <dt>Actual</dt>
          <dd>{step ? valueInWords(step.value) : 'no such actor on the page'}</dd>
        </dl>
        {found.map(({ path: at, before, after }) => (
          <p key={at}>
            {at}: expected {inCode(before)}, was {inCode(after)}
          </p>
        ))}
        {isFailed && found.length === 0 && (
          <p>The machine is where it should be: the page shows it wrongly.</p>
        )}
        <pre>{failure.message}</pre>
      </Finding>
    </Pane>
  );
}

const Finding = styled(PaneBody, {
  maxBlockSize: '240px',
  overflow: 'auto',
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '2px $space$12' },
  '& dd': { color: 'var(--text)' },
  '& pre': { color: 'var(--wrong)', whiteSpace: 'pre-wrap' },
});
