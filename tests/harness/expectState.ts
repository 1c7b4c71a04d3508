import { valueInWords } from '../../src/devtools/charts/words';
import { mustExpect } from './countExpectations';
import type { Driver, Shown } from './ModelDefinition';
import type { PathModel } from './pathModel';

/** Compares the page with a state by the model's assertions. Throws if the page shows another state or an assertion tests nothing. */
export async function expectState(
  model: PathModel,
  { driver, world, state, isAgain }: Omit<Shown<never, unknown, Driver>, 'snapshot'>,
): Promise<void> {
  const next = state.snapshot;
  const read = new Set<string>();
  const context = { value: watched(next.context as object, read) };
  const snapshot = Object.create(next, { context }) as typeof next;
  for (const [name, assertion] of Object.entries(model.states)) {
    if (!next.matches(name)) continue;
    await mustExpect(`The assertion of "${name}"`, () =>
      assertion({ driver, world, snapshot, state, isAgain }),
    );
  }
  const unread = Object.keys(next.context as object).filter((part) => !read.has(part));
  if (unread.length > 0) {
    throw new Error(
      `No assertion of "${valueInWords(next.value)}" looks at the context's ${unread.join(', ')}`,
    );
  }
}

/** A context that adds the name of each of its parts to `read` when that part is read. */
const watched = (context: object, read: Set<string>): object =>
  new Proxy(context, {
    get: (parts, name): unknown => {
      read.add(String(name));
      return Reflect.get(parts, name);
    },
  });
