import type { Replay } from '../../charts/findDivergence';
import { goOn } from '../desk/goOn';
import { goTo } from '../desk/selectActor';
import { useShown } from '../desk/useShown';
import { Finding, Problem } from './Finding';
import { Tool } from './Tool';

/** Where what was recorded and today's machines part, and the ways to look at it and to go on from there. */
export function Divergences({ replay: { steps, divergences } }: { readonly replay: Replay }) {
  const { recording } = useShown();
  return (
    <Finding role="status">
      {divergences.length === 0 && `Today’s machines take all ${steps} steps the same.`}
      {divergences.map(({ step, problem, differences }) => {
        const place = recording.steps.indexOf(step) + recording.dropped;
        return [
          <Problem key="problem">
            {recording.actors.get(step.actor)?.name} diverges at step {place + 1}, {step.event.type}
            : {problem}
          </Problem>,
          ...differences.map(({ path, before, after }) => (
            <p key={path}>
              {path}: recorded {JSON.stringify(before)}, today {JSON.stringify(after)}
            </p>
          )),
          <span key="ways">
            <Tool type="button" onClick={() => goTo(step, place)}>
              Go there
            </Tool>{' '}
            <Tool type="button" onClick={() => goOn(step)}>
              Go on with today’s machine
            </Tool>
          </span>,
        ];
      })}
    </Finding>
  );
}
