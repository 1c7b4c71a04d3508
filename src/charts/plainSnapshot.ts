import type { AnyMachineSnapshot, Snapshot } from 'xstate';
import { errorInWords } from './errorInWords';
import { plain } from './plain';
import type { Step } from './records';

/** What a step records of the snapshot that it led to: only what is there, as JSON can carry it. */
export function plainSnapshot(
  snapshot: Snapshot<unknown>,
): Pick<Step, 'status' | 'value' | 'context' | 'output' | 'error'> {
  const { value, context } = snapshot as Partial<AnyMachineSnapshot>;
  return {
    status: snapshot.status,
    ...(value !== undefined && { value }),
    ...(context !== undefined && { context: plain(context) }),
    ...(snapshot.output !== undefined && { output: plain(snapshot.output) }),
    ...(snapshot.status === 'error' && { error: errorInWords(snapshot.error) }),
  };
}
