import { isDeepStrictEqual } from 'node:util';
import { expectSoon } from './expect';
import type { Driver } from './ModelDefinition';

/** All that a visitor could notice on a page: elements by their place (`main > region Services`), and facts by name (`address`). */
export type Frame = Readonly<Record<string, readonly unknown[]>>;

const lacking = (things: readonly unknown[], others: readonly unknown[]) =>
  things.filter((thing) => !others.some((other) => isDeepStrictEqual(thing, other)));

/** The differences between two frames: for each place the elements that are gone and those that are new. Leaves out `places`. */
export function changesBetween(before: Frame, after: Frame, places: readonly string[]) {
  const mayChange = (place: string) => place.split(' > ').some((part) => places.includes(part));
  const all = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return all.flatMap((place) => {
    const [was = [], is = []] = [before[place], after[place]];
    if (mayChange(place) || isDeepStrictEqual(was, is)) return [];
    const [gone, come] = [lacking(was, is), lacking(is, was)];
    return [{ place, ...(gone.length + come.length > 0 ? { gone, come } : { order: is }) }];
  });
}

/** The frame of a driver's page; empty if the driver does not read frames. */
export const frameOf = async (driver: Driver, isAgain = false): Promise<Frame> =>
  (await driver.frame?.(isAgain)) ?? {};

/** Expects that the page differs from `before` only in `places`. */
export const expectFrame = (driver: Driver, before: Frame, places: readonly string[]) =>
  expectSoon(async (isAgain) => ({
    undeclaredChanges: changesBetween(before, await frameOf(driver, isAgain), places),
  })).toEqual({ undeclaredChanges: [] });
