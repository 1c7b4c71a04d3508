import { createMachine } from 'xstate';
import { afterEach, expect, it, vi } from 'vitest';
import { register, registeredMachine } from '../../src/devtools/inspector/model/registry';

afterEach(() => vi.restoreAllMocks());

it('a machine and its copy with other actions are registered as one machine', () => {
  const lamp = createMachine({ id: 'lamp' });
  register({ lamp, lit: lamp.provide({ actions: { light: () => {} } }) });
  expect(registeredMachine('lamp')).toBe(lamp);
});

it('machines without an id of their own are left out, with a warning, and the others are registered', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const lamp = createMachine({ id: 'lamp' });
  register({ one: createMachine({}), other: createMachine({}), lamp });
  expect(registeredMachine('(machine)')).toBeUndefined();
  expect(registeredMachine('lamp')).toBe(lamp);
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('the id "(machine)"')]);
});
