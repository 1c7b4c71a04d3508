import { Recorder } from '../../src/devtools/charts/Recorder';
import { append, noRecording } from '../../src/devtools/charts/recording';
import type { Entry, PathRecord, RecordedState } from '../../src/devtools/charts/records';
import { toFile, type SessionFile } from '../../src/devtools/charts/sessionFile';
import type { GeneratorName } from './generators';
import type { Path, PathModel } from './pathModel';
import { Run } from './Run';

/** The name of the attachment with the recording of a failed path: a session file as JSON, which contains the path. */
export const recordingAttachment = 'path recording';

/** The name of the attachment that shows the page where a path failed, as a PNG. */
export const failureAttachment = 'failed step';

/** Where a path comes from: a generator, a random walk, or the events of a path that failed before. */
export type Origin = GeneratorName | 'walk' | 'again';

/** The facts about a walk that a recording holds besides the path. */
export interface WalkRecord extends Pick<PathRecord, 'project' | 'command' | 'failure'> {
  readonly generator: Origin;
  readonly times: readonly number[];
}

export const recordedState = ({ value, context }: RecordedState) => ({ value, context });

/**
 * Turns a path into a session for the state inspector, up to the step that failed. In that step the model's actor has the state that the
 * page showed instead of the expected one.
 */
export function recordPath(model: PathModel, path: Path, about: WalkRecord): SessionFile {
  const { generator, project, command, failure, times } = about;
  const name = `path ${path.id} ${project}`;
  const entries: Entry[] = [
    { type: 'page', page: { run: name, tab: name, address: '', title: model.name, began: 0 } },
  ];
  const recorder = new Recorder(name, (entry) => entries.push(entry));
  const run = new Run(model, [], recorder.inspect);
  const places: number[] = [];
  const last = failure?.step ?? path.steps.length - 1;
  for (const [index, { event }] of path.steps.entries()) {
    if (index > 0 && index <= last && run.state.can(event)) run.send(event);
    places.push(entries.filter(({ type }) => type === 'step').length - 1);
  }
  const recording = append(noRecording, entries);
  const actors = [...recording.actors.values()];
  const actor = actors.findLast((each) => each.name === run.name && each.chart)?.id ?? '';
  const steps = [...recording.steps];
  const shown = failure?.actual[0];
  const index = steps.findLastIndex((step) => step.actor === actor);
  const step = steps[index];
  if (shown && step) steps[index] = { ...step, ...shown };
  return toFile({
    recording: { ...recording, steps },
    path: {
      model: model.name,
      machine: model.machine.id,
      actor,
      generator,
      path: path.id,
      project,
      command,
      steps: path.steps.map(({ event, state }, position) => ({
        event,
        expected: recordedState(state),
        outcome: !failure || position < last ? 'held' : position > last ? 'not reached' : 'failed',
        milliseconds: times[position] ?? 0,
        place: places[position] ?? 0,
      })),
      ...(failure && { failure }),
    },
  });
}
