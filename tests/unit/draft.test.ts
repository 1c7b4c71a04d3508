import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftLife } from '../../machines/contactFormMachine';
import { emptyMessage } from '../../machines/ContactMessage';
import { draft } from '../../src/effects/draft';

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
  it('is read as it was written', () => {
    draft.write(written);
    expect(draft.read()).toEqual(written);
  });

  it('goes when the message was sent', () => {
    draft.write(written);
    draft.write(emptyMessage);
    expect([...stored.keys()]).toEqual([]);
  });

  it('is gone after an hour, though the page was closed meanwhile', () => {
    draft.write(written);
    vi.setSystemTime(Date.now() + draftLife);
    expect(draft.read()).toBeUndefined();
    expect([...stored.keys()]).toEqual([]);
  });

  it('is not kept for longer by a clock that is set back', () => {
    draft.write(written);
    vi.setSystemTime(Date.now() - 1000);
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
  ])('that holds %s is none', (text) => {
    stored.set(key, text);
    expect(draft.read()).toBeUndefined();
  });

  it('takes no field that the form does not have, and nothing but texts', () => {
    const until = Date.now() + 1000;
    stored.set(
      key,
      JSON.stringify({ until, firstName: 7, subject: 's', toString: 'x', more: 'y' }),
    );
    expect(draft.read()).toEqual({ ...emptyMessage, subject: 's' });
  });
});
