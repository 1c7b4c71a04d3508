import { describe, expect, it } from 'vitest';
import {
  brokenBy,
  checkFault,
  checkProperty,
  productOf,
  randomWalk,
  watchProperties,
} from '../harness';
import { models } from './models';
import { properties } from './properties';
import { wholeSites } from './wholeSite/wholeSites';

/** In milliseconds: a property of two machines explores some 1,250 transitions, twice. */
const timeout = 60_000;

describe('Whatever happens', { timeout }, () => {
  it.each(properties)('$name', (property) => {
    const events = checkProperty(property, productOf(property.about, models));
    expect(events && brokenBy(property, events)).toBeUndefined();
  });
});

describe('With the fault that it names, it does not hold', { timeout }, () => {
  it.each(properties)('$name', (property) => {
    expect(checkFault(property, models)).toBeDefined();
  });
});

describe('On a walk by chance over the whole site', { timeout }, () => {
  it.each(wholeSites.map((site) => [site.name, site] as const))('%s', (_, site) => {
    const [path] = site.paths(randomWalk(site.subject, 7, 500));
    const watch = watchProperties(properties);
    for (const [index, { state, event }] of path?.steps.entries() ?? [])
      watch(state, index > 0 ? event : undefined);
    expect(path?.steps.length).toBe(501);
  });
});
