import { useSelector } from '@xstate/react';
import { styled } from './style';
import { breakpoints } from '../desk/breakpoints';
import { type Breakpoint, occasions } from '../model/Breakpoint';
import { Pane } from './Pane';
import { Tool } from './Tool';

/** All breakpoints, and the last one that a page came to; nothing where there is none. */
export function BreakpointList() {
  const { all, last } = useSelector(breakpoints, ({ context }) => context);
  if (all.length === 0) return null;
  return (
    <Pane title="Breakpoints">
      <List>
        {all.map((breakpoint) => {
          const name = inWords(breakpoint);
          return (
            <li key={name}>
              <span>{name}</span>
              <Tool
                type="button"
                kind="bare"
                aria-label={`Remove ${name}`}
                onClick={() => breakpoints.send({ type: 'remove', breakpoint })}
              >
                ×
              </Tool>
            </li>
          );
        })}
      </List>
      <Last role="status">
        {last && `Last reached: ${inWords(last)}. `}A page stops only while its developer tools are
        open.
      </Last>
    </Pane>
  );
}

function inWords({ part, when, where }: Breakpoint): string {
  const condition = JSON.stringify(where);
  return `${part} ${occasions[when]}${condition === '{}' ? '' : ` if ${condition}`}`;
}

const List = styled('ul', {
  padding: '0 $space$12 0 $space$16',
  fontSize: '12px',
  '& li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '& span': { overflowWrap: 'anywhere', minInlineSize: 0 },
});

const Last = styled('p', {
  padding: '0 $space$16 $space$12',
  color: 'var(--mute)',
  fontSize: '12px',
});
