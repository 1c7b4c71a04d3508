import type { Path, PathModel } from './pathModel';
import { Run } from './Run';

/** A path once more, apart from the page: the run after the start, and after each of its events that can happen. */
export function* replay({ subject }: PathModel, { steps }: Path): Generator<Run> {
  const run = new Run(subject);
  yield run;
  for (const { event } of steps.slice(1)) {
    if (!run.stand.can(event)) continue;
    run.send(event);
    yield run;
  }
}
