import { createActor } from 'xstate';
import { parseFile } from '../../charts/sessionFile';
import { list, problemOf } from '../../charts/schema';
import { breakpointsMachine } from '../machines/breakpointsMachine';
import { type Breakpoint, breakpointSchema } from '../model/Breakpoint';
import { announceBreakpoints } from './link';
import { visitStorage } from './visitStorage';

/** Those that were kept before a reload of the inspector; none where they are broken. */
function kept(): readonly Breakpoint[] {
  try {
    const found = parseFile(visitStorage.getItem('breakpoints') ?? '[]');
    return problemOf(list(breakpointSchema), found) ? [] : (found as readonly Breakpoint[]);
  } catch {
    return [];
  }
}

/** Where the pages stop. */
export const breakpoints = createActor(
  breakpointsMachine.provide({
    actions: {
      announce: (_, { all }) => {
        visitStorage.setItem('breakpoints', JSON.stringify(all));
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
