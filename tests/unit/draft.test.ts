import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftLife, emptyMessage } from '../../machines/ContactMessage';
import { draft } from '../../src/early/draft';

const key = 'contactDraft';
const written = { ...emptyMessage, firstName: 'نورة', message: 'Four floors' };
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  it('is dropped when the clock is set back, rather than kept for longer', () => {
    draft.write(written);
    vi.setSystemTime(Date.now() - 1000);
    expect(draft.read()).toBeUndefined();
  });

  it('is not kept for longer when it is written again unchanged, as after a reload', () => {
    draft.write(written);
    vi.setSystemTime(Date.now() + draftLife - 1);
    draft.write(written);
    vi.setSystemTime(Date.now() + 1);
    expect(draft.read()).toBeUndefined();
  });

  it.each([
    'null',
    '7',
    '"text"',
    '[]',
    '{',
    '',
    '{"firstName":"a"}',
    '{"until":null}',
    '{"until":"soon"}',
  ])('is ignored if it is stored as %s', (text) => {
    stored.set(key, text);
    expect(draft.read()).toBeUndefined();
  });
});
