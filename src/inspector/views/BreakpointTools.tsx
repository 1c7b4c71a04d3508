import { useSelector } from '@xstate/react';
import { styled } from './style';
import type { Chart } from '../../charts/chart';
import { breakpoints } from '../desk/breakpoints';
import { occasions, occasionsOf } from '../model/Breakpoint';
import { Tool } from './Tool';

/** For a selected state or transition: where a page stops at it, and on which condition. */
export function BreakpointTools({ chart, part }: { chart: Chart; part: string }) {
  const { all, text, problem } = useSelector(breakpoints, ({ context }) => context);
  const isSet = (when: string) =>
    all.some((each) => each.chart === chart.id && each.part === part && each.when === when);
  return (
    <Tools role="group" aria-label="Breakpoints here">
      {occasionsOf(chart, part).map((when) => (
        <Tool
          key={when}
          type="button"
          aria-pressed={isSet(when)}
          onClick={() =>
            breakpoints.send({ type: 'toggle', breakpoint: { chart: chart.id, part, when } })
          }
        >
          Stop {occasions[when]}
        </Tool>
      ))}
      <input
        aria-label="Condition as JSON"
        aria-invalid={problem !== ''}
        aria-describedby="condition-problem"
        spellCheck={false}
        placeholder='{ "event": { … }, "context": { … } }'
        value={text}
        onChange={({ currentTarget }) =>
          breakpoints.send({ type: 'edit', text: currentTarget.value })
        }
      />
      <p id="condition-problem" role="status">
        {problem}
      </p>
    </Tools>
  );
}

const Tools = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  marginBlockStart: '4px',
  '& input': {
    inlineSize: '100%',
    padding: '4px 8px',
    border: '1px solid var(--edge)',
    borderRadius: '8px',
    background: 'var(--canvas)',
    fontSize: '12px',
    '&[aria-invalid=true]': { borderColor: 'var(--wrong)' },
  },
  '& p': { color: 'var(--wrong)' },
});
