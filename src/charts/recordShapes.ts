import { chartShape } from './chartShape';
import {
  all,
  count,
  data,
  flag,
  list,
  mapOf,
  name,
  number,
  object,
  oneOf,
  type Shape,
  text,
} from './shape';

/** An event: an object with a type. */
export const eventShape = all(object({ type: name }), data);

/** A state value: the name of a state, or an object of them. */
const stateValue: Shape = (value, at) =>
  typeof value === 'string'
    ? undefined
    : (data(value, at) ?? mapOf(stateValue)(value, at)?.replace('an object', 'a state value'));

const page = object({ run: name, tab: text, address: text, title: text, began: number });

const actor = object(
  { id: name, run: name, name: text, isResumed: flag },
  { parent: name, chart: name },
);

const microstep = object({ event: text, edges: list(text) }, { value: stateValue });

/** A step of an actor. */
export const stepShape = object(
  {
    run: name,
    index: count,
    time: number,
    actor: name,
    event: eventShape,
    microsteps: list(microstep),
    status: oneOf('active', 'done', 'error', 'stopped'),
  },
  {
    element: text,
    source: name,
    cause: count,
    value: stateValue,
    context: data,
    output: data,
    error: text,
  },
);

/** The lists of a recording. */
export const lists = {
  pages: list(page),
  actors: list(actor),
  charts: list(chartShape),
  steps: list(stepShape),
};

const entries: Readonly<Record<string, Shape>> = {
  page: object({ page }),
  actor: object({ actor }, { chart: chartShape }),
  step: object({ step: stepShape }),
  left: object({ run: name }),
};

/** What a page reports. */
export const entryShape: Shape = (value, at) => {
  const problem = object({ type: oneOf(...Object.keys(entries)) })(value, at);
  return problem ?? entries[(value as { type: string }).type]?.(value, at);
};

const state = object({ value: stateValue, context: data });

/** A generated path as it was walked. */
export const pathShape = object(
  {
    model: text,
    machine: name,
    actor: text,
    generator: text,
    path: text,
    project: text,
    command: text,
    steps: list(
      object({
        event: eventShape,
        expected: state,
        outcome: oneOf('held', 'failed', 'not reached'),
        milliseconds: number,
        place: number,
      }),
    ),
  },
  {
    failure: object(
      { step: count, message: text, actual: list(state) },
      { shortest: list(eventShape) },
    ),
  },
);
