import { describe, expect, it } from 'vitest';
import { designCategories } from '../../machines/choiceOptions';
import type { Language } from '../../machines/languageMachine';
import { siteMachine } from '../../machines/siteMachine';
import { Simulation } from '../../src/charts/Simulation';

const startSite = (language: Language, path = '/') =>
  new Simulation(siteMachine, { language, path });

/** The language of a page, and what a visitor, the browser and another tab do to it. */
function startLanguage(from: Language) {
  const site = startSite(from);
  return {
    site,
    is: () => site.snapshot('language').value,
    can: (type: 'toggle') => site.snapshot('language').can({ type }),
    send: (type: string) => site.send('language', { type }),
    paint: () => site.send('language', { type: 'xstate.done.actor.paint' }),
    /** What was to be stored, each time. */
    stored: () =>
      site.journal.requests.flatMap(({ params }) => {
        const { src, input } = (params ?? {}) as { src?: string; input?: unknown };
        return src === 'storeLanguage' ? [input] : [];
      }),
    store: (isStored: boolean) =>
      site.send('language', { type: 'xstate.done.actor.store', output: isStored }),
    refuse: () => site.send('language', { type: 'xstate.error.actor.store' }),
  };
}

const bothWays = [
  ['ar', 'arabic', 'en', 'english', 'toEnglish'],
  ['en', 'english', 'ar', 'arabic', 'toArabic'],
] as const;

describe.each(bothWays)('the language from %s', (code, from, other, to, way) => {
  it('is the one that the page came in', () => {
    expect(startLanguage(code).is()).toEqual({ [from]: 'stored' });
  });

  it('goes to the other one by way of a painted press, the cookie and a reload', () => {
    const language = startLanguage(code);
    language.send('toggle');
    expect(language.is()).toEqual({ switching: { [way]: 'acknowledging' } });
    language.paint();
    expect(language.is()).toEqual({ switching: { [way]: 'storing' } });
    expect(language.stored()).toEqual([{ language: other }]);
    language.store(true);
    expect(language.is()).toEqual({ switching: { [way]: 'reloading' } });
    expect(language.site.waiting).toContain('language.reload');
    language.send('returned');
    expect(language.is()).toEqual({ [to]: 'stored' });
  });

  it('waits for a message that is on its way, however that ends', () => {
    for (const end of ['xstate.done.actor.send', 'xstate.error.actor.send']) {
      const language = startLanguage(code);
      language.site.send('contactForm', { type: 'submit' });
      language.send('toggle');
      language.paint();
      expect(language.is()).toEqual({ switching: { [way]: 'waitingForForm' } });
      language.site.send('contactForm', { type: end, output: true });
      expect(language.is()).toEqual({ switching: { [way]: 'storing' } });
    }
  });

  it('waits for a message that was sent after the toggle was pressed', () => {
    const language = startLanguage(code);
    language.send('toggle');
    language.site.send('contactForm', { type: 'submit' });
    language.paint();
    expect(language.is()).toEqual({ switching: { [way]: 'waitingForForm' } });
  });

  it('follows what is stored elsewhere', () => {
    const language = startLanguage(code);
    language.send('overruled');
    expect(language.is()).toEqual({ switching: { [way]: 'acknowledging' } });
    language.send('overruled');
    expect(language.is()).toEqual({ switching: { [way]: 'acknowledging' } });
  });

  it('says that the other one cannot be stored, until that is read', () => {
    const language = startLanguage(code);
    language.send('dismiss');
    language.send('toggle');
    language.paint();
    language.store(false);
    expect(language.is()).toEqual({ [to]: 'fleeting' });
    expect(language.can('toggle')).toBe(true);
    language.send('dismiss');
    expect(language.is()).toEqual({ [to]: 'stored' });
  });

  it('keeps a message that could not be sent where the page is not loaded anew', () => {
    const language = startLanguage(code);
    language.site.send('contactForm', { type: 'submit' });
    language.site.send('contactForm', { type: 'xstate.error.actor.send' });
    language.send('toggle');
    language.paint();
    language.store(false);
    expect(language.is()).toEqual({ [to]: 'fleeting' });
    expect(language.site.snapshot('contactForm').value).toEqual({ editing: 'failed' });
  });

  it('stays where the other one fails', () => {
    const language = startLanguage(code);
    language.send('toggle');
    language.paint();
    language.refuse();
    expect(language.is()).toEqual({ [from]: 'stored' });
  });

  it('counts a page as staying whose reload has not come in 10 s', () => {
    const language = startLanguage(code);
    language.send('toggle');
    language.paint();
    language.store(true);
    language.site.pass(9_999);
    expect(language.is()).toEqual({ switching: { [way]: 'reloading' } });
    language.site.pass(1);
    expect(language.is()).toEqual({ [to]: 'stored' });
  });

  it('is switched once, however often the toggle is pressed meanwhile', () => {
    const language = startLanguage(code);
    for (let press = 0; press < 3; press += 1) language.send('toggle');
    expect(language.site.waiting.filter((name) => name === 'language.paint')).toHaveLength(1);
    expect(language.can('toggle')).toBe(false);
  });
});

/** The menu, what it asks for, and the next frame. */
function startMenu() {
  const site = startSite('ar');
  return {
    site,
    is: () => site.snapshot('menu').value,
    send: (...types: ('open' | 'close')[]) => {
      for (const type of types) site.send('menu', { type });
    },
    paint: () => site.send('menu', { type: 'xstate.done.actor.paint' }),
    asked: () =>
      site.journal.requests
        .filter(({ actor, action }) => actor === 'menu' && !action.startsWith('xstate.'))
        .map(({ action }) => action),
    watched: () => site.waiting.filter((name) => name.startsWith('menu.')),
  };
}

describe('the menu', () => {
  it('is closed at first, opens, holds the page behind, closes and gives it back', () => {
    const menu = startMenu();
    expect(menu.is()).toEqual({ closed: 'released' });
    menu.send('open');
    expect(menu.is()).toEqual({ opened: 'shown' });
    menu.paint();
    expect(menu.is()).toEqual({ opened: 'modal' });
    menu.send('close');
    expect(menu.is()).toEqual({ closed: 'hidden' });
    menu.paint();
    expect(menu.is()).toEqual({ closed: 'released' });
    expect(menu.asked()).toEqual(['show', 'makeModal', 'hide', 'releasePage']);
  });

  it('gives the page back at once where it has not been held', () => {
    const menu = startMenu();
    menu.send('open', 'close');
    expect(menu.is()).toEqual({ closed: 'released' });
    expect(menu.asked()).toEqual(['show', 'hide', 'releasePage']);
  });

  it('watches the window’s width only while it is open, and Escape until the dialog does', () => {
    const menu = startMenu();
    expect(menu.watched()).toEqual([]);
    menu.send('open');
    expect(menu.watched()).toEqual(['menu.width', 'menu.escape', 'menu.paint']);
    menu.paint();
    expect(menu.watched()).toEqual(['menu.width']);
    menu.send('close');
    expect(menu.watched()).toEqual(['menu.paint']);
  });

  it('neither opens twice nor closes twice', () => {
    const menu = startMenu();
    menu.send('close');
    expect(menu.asked()).toEqual([]);
    menu.send('open', 'open');
    expect(menu.asked()).toEqual(['show']);
  });

  it.each(['navigated', 'traversed'])('closes where the site has %s', (type) => {
    const menu = startMenu();
    menu.send('open');
    menu.site.send('site', { type, path: '/about' });
    expect(menu.is()).toEqual({ closed: 'released' });
  });
});

/** The actions that the site has asked for once a page is painted that was come to by a link, or left again by Back. */
function askedAfter(type: 'navigated' | 'traversed') {
  const site = startSite('ar');
  site.send('site', { type: 'navigated', path: '/about' });
  if (type === 'traversed') site.send('site', { type, path: '/' });
  if (site.waiting.includes('site.paint')) site.send('site', { type: 'xstate.done.actor.paint' });
  return site.journal.requests.map(({ action }) => action);
}

describe('the site', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/contact', 'contact'],
    ['/nowhere', 'unknown'],
  ])('shows at %s the page %s, and comes to it from any other', (path, page) => {
    expect(startSite('ar', path).snapshot('site').value).toEqual({ page, arrival: 'arrived' });
    for (const from of ['/', '/about', '/contact', '/nowhere']) {
      const site = startSite('ar', from);
      site.send('site', { type: 'navigated', path });
      expect(site.snapshot('site').value).toEqual({ page, arrival: 'arriving' });
    }
  });

  it('begins the home page anew whenever it is come to, and not before', () => {
    const site = startSite('ar');
    const choose = () => site.send('elevators', { type: 'select', option: 'food' });
    choose();
    site.send('site', { type: 'navigated', path: '/' });
    expect(site.snapshot('elevators').value).toBe('food');
    site.send('site', { type: 'navigated', path: '/about' });
    expect(site.machines).not.toContain('elevators');
    site.send('site', { type: 'traversed', path: '/' });
    expect(site.snapshot('elevators').value).toBe('gearbox');
  });

  it('gives the heading of a page the focus once it is painted, if a link has led there', () => {
    expect(askedAfter('navigated')).toContain('focusHeading');
    expect(askedAfter('traversed')).not.toContain('focusHeading');
  });

  const children = startSite('ar').machines.slice(1);
  it.each(children)('goes on with the others where %s fails', (child) => {
    const site = startSite('ar');
    const parent = designCategories.some((card) => card === child) || child === 'rotation';
    site.send(parent ? 'designs' : 'site', {
      type: `xstate.error.actor.${child}`,
      error: new Error('It has failed'),
    });
    for (const other of children) expect(site.snapshot(other).status).toBe('active');
    expect(site.snapshot('site').status).toBe('active');
  });
});
