import { afterEach, expect, it, vi } from 'vitest';
import { commandFor } from './commandFor';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('repeats a walk by chance with the seed and the length that it was asked for, each alone too', () => {
  const commands = { walk: 'make walk' };
  const command = 'make walk --project ar-mobile --grep 1a2b3c4d';
  expect(commandFor('walk', 'ar-mobile', '1a2b3c4d', commands)).toBe(command);
  vi.stubEnv('STEPS', '100');
  expect(commandFor('walk', 'ar-mobile', '1a2b3c4d', commands)).toBe(`STEPS=100 ${command}`);
  vi.stubEnv('SEED', '7');
  expect(commandFor('walk', 'ar-mobile', '1a2b3c4d', commands)).toBe(`SEED=7 STEPS=100 ${command}`);
  expect(commandFor('tour', 'ar-mobile', '1a2b3c4d', commands)).toBe(command);
});
