import { expect, test } from 'vitest';
import { changesBetween } from './frame';

const before = {
  'main > region Services': [{ role: 'link', name: 'Book', url: '/book' }, { role: 'tab' }],
  address: ['/'],
};

test('changesBetween lists the elements that a part of the page gained and lost, but none that stayed', () => {
  const after = {
    ...before,
    'main > region Services': [{ role: 'link', name: 'Book', url: '/other' }, { role: 'tab' }],
  };
  expect(changesBetween(before, after, ['address'])).toEqual([
    {
      place: 'main > region Services',
      gone: [{ role: 'link', name: 'Book', url: '/book' }],
      come: [{ role: 'link', name: 'Book', url: '/other' }],
    },
  ]);
  expect(changesBetween(before, before, [])).toEqual([]);
});

test('changesBetween reports a part that appears or disappears, and a new order of the same elements', () => {
  const services = before['main > region Services'];
  expect(changesBetween(before, { address: ['/'] }, [])).toEqual([
    { place: 'main > region Services', gone: services, come: [] },
  ]);
  const after = { ...before, 'main > region Services': services.toReversed() };
  expect(changesBetween(before, after, [])).toEqual([
    { place: 'main > region Services', order: services.toReversed() },
  ]);
});

test('changesBetween ignores a part of the page that may change, and everything inside it', () => {
  const after = { 'main > region Services': [], address: ['/about'] };
  expect(changesBetween(before, after, ['region Services', 'address'])).toEqual([]);
  expect(changesBetween(before, after, ['main', 'address'])).toEqual([]);
  expect(changesBetween(before, after, ['Services', 'address'])).toHaveLength(1);
});
