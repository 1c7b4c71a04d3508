import { createMachine } from 'xstate';
import { afterEach, expect, it, vi } from 'vitest';
import { register, registeredMachine } from '../../src/devtools/inspector/model/registry';

afterEach(() => vi.restoreAllMocks());

it('a machine and its copy with other actions are registered as one machine', () => {
  const lamp = createMachine({ id: 'lamp' });
  register({ lamp, lit: lamp.provide({ actions: { light: () => {} } }) });
  expect(registeredMachine('lamp')).toBe(lamp);
});

it('machines that have one id are left out, with a warning, and the others are registered', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const lamp = createMachine({ id: 'lamp' });
  const nameless = createMachine({ initial: 'open', states: { open: {} } });
  const doors = { one: createMachine({ id: 'door' }), other: createMachine({ id: 'door' }) };
  register({ ...doors, nameless, lamp });
  expect(registeredMachine('door')).toBeUndefined();
  expect(registeredMachine('(machine: open)')).toBe(nameless);
  expect(registeredMachine('lamp')).toBe(lamp);
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('the id "door"')]);
});
