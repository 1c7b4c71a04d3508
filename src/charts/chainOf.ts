import type { Step } from './records';
import { causeOf, type Recording } from './recording';

/**
 * Whether a step begins a chain: its event came from outside, by a listener (an actor without a chart, in an event of the
 * browser) or by a timer, whose every tick would else belong to what set the first.
 */
function begins({ actors }: Recording, { cause, source, element, event }: Step): boolean {
  const isHeard = element !== undefined && !actors.get(source ?? '')?.chart;
  return cause === undefined || isHeard || event.type.startsWith('xstate.after.');
}

/** The steps that came of one thing from outside, this one among them, in the order in which their events were sent. */
export function chainOf(recording: Recording, step: Step): readonly Step[] {
  let first = step;
  while (!begins(recording, first)) {
    const cause = causeOf(recording, first);
    if (!cause) break;
    first = cause;
  }
  const chain = [first];
  const held = new Set([first.index]);
  for (const each of recording.steps) {
    const { run, index, cause = -1 } = each;
    if (run !== first.run || index <= first.index || !held.has(cause)) continue;
    if (begins(recording, each)) continue;
    held.add(index);
    chain.push(each);
  }
  return chain;
}
