import { createActor, fromCallback, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { type LanguageEvent, languageMachine, type Switched } from '../machines/languageMachine';
import { menuMachine } from '../machines/menuMachine';

/** The language, the switching of it that is answered by hand, and another tab. */
function startLanguage(state: 'arabic' | 'english') {
  let settle: { done: (switched: Switched) => void; fail: () => void } | undefined;
  let overrule: (() => void) | undefined;
  const switchLanguage = vi.fn<(language: string) => void>();
  const machine = languageMachine.provide({
    actors: {
      switchLanguage: fromPromise<Switched, { language: 'ar' | 'en' }>(({ input }) => {
        switchLanguage(input.language);
        return new Promise((done, fail) => (settle = { done, fail: () => fail(new Error('no')) }));
      }),
      watchCookie: fromCallback<LanguageEvent>(({ sendBack }) => {
        overrule = () => sendBack({ type: 'overruled' });
      }),
    },
  });
  const value = { [state]: 'stored' };
  const snapshot = { ...createActor(machine).getPersistedSnapshot(), value };
  const actor = createActor(machine, { snapshot }).start();
  return { actor, switchLanguage, settle: () => settle, overrule: () => overrule?.() };
}

const bothWays = [
  ['arabic', 'en', 'english'],
  ['english', 'ar', 'arabic'],
] as const;

describe('the language', () => {
  it('is Arabic by default', () => {
    expect(createActor(languageMachine).start().getSnapshot().matches('arabic')).toBe(true);
  });

  it.each(bothWays)(
    'goes from %s to the other one, once that is in place',
    async (from, code, to) => {
      const { actor, switchLanguage, settle } = startLanguage(from);
      actor.send({ type: 'toggle' });
      expect(actor.getSnapshot().matches('switching')).toBe(true);
      expect(switchLanguage.mock.calls).toEqual([[code]]);
      settle()?.done({ isStored: true });
      await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ [to]: 'stored' }));
    },
  );

  it.each(bothWays)('follows from %s what is stored elsewhere', (from, code) => {
    const { actor, switchLanguage, overrule } = startLanguage(from);
    overrule();
    expect(actor.getSnapshot().matches('switching')).toBe(true);
    expect(switchLanguage.mock.calls).toEqual([[code]]);
    overrule();
    expect(switchLanguage).toHaveBeenCalledOnce();
  });

  it.each(bothWays)(
    'says from %s that the other one cannot be stored, until that is read',
    async (from, _, to) => {
      const { actor, settle } = startLanguage(from);
      actor.send({ type: 'dismiss' });
      actor.send({ type: 'toggle' });
      settle()?.done({ isStored: false });
      await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ [to]: 'fleeting' }));
      expect(actor.getSnapshot().can({ type: 'toggle' })).toBe(true);
      actor.send({ type: 'dismiss' });
      expect(actor.getSnapshot().value).toEqual({ [to]: 'stored' });
    },
  );

  it.each(['arabic', 'english'] as const)('stays %s where the other one fails', async (from) => {
    const { actor, settle } = startLanguage(from);
    actor.send({ type: 'toggle' });
    settle()?.fail();
    await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ [from]: 'stored' }));
  });

  it('is switched once, however often the toggle is pressed meanwhile', () => {
    const { actor, switchLanguage } = startLanguage('arabic');
    for (let press = 0; press < 3; press += 1) actor.send({ type: 'toggle' });
    expect(switchLanguage).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().can({ type: 'toggle' })).toBe(false);
  });
});

/** The menu, what it does to the page, and a window that grows by hand. */
function startMenu() {
  const effects: string[] = [];
  let grow: (() => void) | undefined;
  const actor = createActor(
    menuMachine.provide({
      actions: { show: () => effects.push('show'), hide: () => effects.push('hide') },
      actors: {
        watchWidth: fromCallback<{ type: 'close' }>(({ sendBack }) => {
          grow = () => sendBack({ type: 'close' });
          effects.push('watch');
          return () => effects.push('unwatch');
        }),
      },
    }),
  ).start();
  return { actor, effects, grow: () => grow?.() };
}

describe('the menu', () => {
  it('is closed at first, opens, and closes', () => {
    const { actor, effects } = startMenu();
    expect(actor.getSnapshot().value).toBe('closed');
    actor.send({ type: 'open' });
    expect(actor.getSnapshot().value).toBe('opened');
    actor.send({ type: 'close' });
    expect(actor.getSnapshot().value).toBe('closed');
    expect(effects).toEqual(['show', 'watch', 'hide', 'unwatch']);
  });

  it('closes when the window grows, and watches it only while it is open', () => {
    const { actor, effects, grow } = startMenu();
    actor.send({ type: 'open' });
    grow();
    expect(actor.getSnapshot().value).toBe('closed');
    expect(effects.at(-1)).toBe('unwatch');
  });

  it('neither opens twice nor closes twice', () => {
    const { actor, effects } = startMenu();
    actor.send({ type: 'close' });
    expect(effects).toEqual([]);
    actor.send({ type: 'open' });
    actor.send({ type: 'open' });
    expect(effects).toEqual(['show', 'watch']);
  });
});
