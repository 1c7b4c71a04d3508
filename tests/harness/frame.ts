import { isDeepStrictEqual } from 'node:util';
import { expectSoon } from './expect';
import type { Driver } from './ModelDefinition';

/** All that a visitor could notice of a page: things by the regions around them (`main > region Services`), facts by name (`address`). */
export type Frame = Readonly<Record<string, readonly unknown[]>>;

const lacking = (things: readonly unknown[], others: readonly unknown[]) =>
  things.filter((thing) => !others.some((other) => isDeepStrictEqual(thing, other)));

/** What differs between two frames: for each place, what is gone from it and what has come, but for the places that may change. */
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

/** The page of a driver that can tell it. */
export const frameOf = async (driver: Driver, isAgain = false): Promise<Frame> =>
  (await driver.frame?.(isAgain)) ?? {};

/** Expects that a page differs from how it was in some places at most. */
export const expectFrame = (driver: Driver, before: Frame, places: readonly string[]) =>
  expectSoon(async (isAgain) => ({
    undeclaredChanges: changesBetween(before, await frameOf(driver, isAgain), places),
  })).toEqual({ undeclaredChanges: [] });
