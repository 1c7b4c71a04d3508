import { createActor } from 'xstate';
import { parseFile } from '../../charts/sessionFile';
import { list } from '../../charts/shape';
import { breakpointsMachine } from '../machines/breakpointsMachine';
import { type Breakpoint, breakpointShape } from '../model/Breakpoint';
import { announceBreakpoints } from './link';

const key = 'inspector breakpoints';

/** Those that were kept before a reload of the inspector; none where they are broken, or nothing can be kept. */
function kept(): readonly Breakpoint[] {
  try {
    const found = parseFile(sessionStorage.getItem(key) ?? '[]');
    return list(breakpointShape)(found, '') ? [] : (found as readonly Breakpoint[]);
  } catch {
    return [];
  }
}

function keep(all: readonly Breakpoint[]) {
  try {
    sessionStorage.setItem(key, JSON.stringify(all));
  } catch {
    // Storage is blocked or full: after a reload they have to be set again.
  }
}

/** Where the pages stop. */
export const breakpoints = createActor(
  breakpointsMachine.provide({
    actions: {
      announce: (_, { all }) => {
        keep(all);
        announceBreakpoints(all);
      },
    },
  }),
  {
    input: kept(),
    // Another inspector may watch it.
    ...(globalThis.inspectActors && { inspect: globalThis.inspectActors }),
  },
).start();
