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

describe('Whatever happens', () => {
  it.each(properties)('$name', (property) => {
    const events = checkProperty(property, productOf(property.about, models));
    expect(events && brokenBy(property, events)).toBeUndefined();
  });
});

describe('With the fault that it names, it does not hold', () => {
  it.each(properties)('$name', (property) => {
    expect(checkFault(property, models)).toBeDefined();
  });
});

describe('On a walk by chance over the whole site', () => {
  it.each(wholeSites.map((site) => [site.name, site] as const))('%s', (_, site) => {
    const [path] = site.paths(randomWalk(site.subject, 7, 1_000));
    const watch = watchProperties(properties);
    for (const { state } of path?.steps ?? []) watch(state);
    expect(path?.steps.length).toBe(1_001);
  });
});
