/** A part of a machine's config, as far as faults are put into it. */
export interface Part {
  [key: string]: unknown;
}
/** The way from the config's root to a part of it. */
export type Way = readonly (string | number)[];

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of the config with `change` made to the part at `way`; functions and guards stay the same objects. */
export function changed(config: unknown, way: Way, change: (part: unknown) => unknown): unknown {
  const [key, ...rest] = way;
  if (key === undefined) return change(config);
  if (Array.isArray(config)) {
    return config.flatMap((each, index) => {
      if (index !== key) return [each];
      const next = changed(each, rest, change);
      return next === undefined ? [] : [next];
    });
  }
  const part = isPart(config) ? config : {};
  return { ...part, [key]: changed(part[key], rest, change) };
}

const asList = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
/** The ways to each of what is one thing or a list of them. */
export const each = (value: unknown, way: Way): Way[] =>
  Array.isArray(value)
    ? value.map((_, index) => [...way, index])
    : value === undefined
      ? []
      : [way];
/** The part at the end of a way; undefined where there is none. */
export const at = (config: unknown, way: Way): unknown =>
  way.reduce<unknown>((part, key) => Object(part)[key as keyof object], config);

/** The ways to the states below a config, its own first. */
export const statesOf = (config: Part, way: Way = []): Way[] => [
  way,
  ...Object.entries(Object(config['states']) as Part).flatMap(([name, state]) =>
    statesOf(state as Part, [...way, 'states', name]),
  ),
];

/** The ways to the transitions of a state: on, after, always, onDone, onError. */
export function transitionsOf(state: Part, way: Way): Way[] {
  const named = (['on', 'after'] as const).flatMap((kind) =>
    Object.entries(Object(state[kind]) as Part).flatMap(([name, value]) =>
      each(value, [...way, kind, name]),
    ),
  );
  const invoked = each(state['invoke'], [...way, 'invoke']).flatMap((invocation, index) => {
    const { onDone, onError } = asList(state['invoke'])[index] as Part;
    return [
      ...each(onDone, [...invocation, 'onDone']),
      ...each(onError, [...invocation, 'onError']),
    ];
  });
  return [...named, ...each(state['always'], [...way, 'always']), ...invoked];
}

/** A transition of a config as an object, where it may be a mere target. */
export const toPart = (transition: unknown): Part =>
  typeof transition === 'string' ? { target: transition } : (transition as Part);
