let made = 0;
let pending = 0;

type Callable = (...values: unknown[]) => unknown;
const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;

/** Makes the stack of an error begin at the test's expectation instead of in this file. */
function pointed(error: unknown): unknown {
  if (error instanceof Error && error.stack) {
    const frames = error.stack.split('\n');
    error.stack = frames.filter((frame) => !frame.includes(import.meta.filename)).join('\n');
  }
  return error;
}

const fail = (error: unknown) => {
  throw pointed(error);
};

function counting(matchers: object): object {
  return new Proxy(matchers, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value === 'object' && value !== null) return counting(value);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]) => {
        made += 1;
        try {
          const result: unknown = (value as Callable).apply(target, values);
          if (!isThenable(result)) return result;
          pending += 1;
          const end = () => void (pending -= 1);
          void result.then(end, end);
          return result.then(undefined, fail);
        } catch (error) {
          return fail(error);
        }
      };
    },
  });
}

/** Wraps `expect` in proxies that count the matchers called and those still pending. `current` returns the `expect` to use. */
export function countExpectations<Expect extends Callable | object>(
  expect: Expect,
  current: () => Expect = () => expect,
): Expect {
  return new Proxy(expect, {
    apply: (_, self, values) => counting((current() as Callable).apply(self, values) as object),
    get(_, name) {
      const value: unknown = Reflect.get(current(), name);
      if (typeof name !== 'string' || typeof value !== 'function') return value;
      if (name === 'soft' || name === 'poll') {
        return (...values: unknown[]) => counting((value as Callable)(...values) as object);
      }
      return value;
    },
  });
}

/** Runs `check`. Throws if it expected nothing, or did not await an expectation, because it would then pass without testing. */
export async function mustExpect(what: string, check: () => unknown): Promise<void> {
  const before = made;
  const underWay = pending;
  await check();
  if (pending > underWay) {
    throw new Error(`${what} left an expectation behind: await it`);
  }
  if (made === before) {
    throw new Error(
      `${what} expected nothing: call an expectation, a returned value proves nothing`,
    );
  }
}
