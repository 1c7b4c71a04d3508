// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptDigits } from '../../src/early/acceptDigits';
import { firstPicture } from '../../src/early/firstPicture';
import { keepEarlyInput } from '../../src/early/keepEarlyInput';
import { languageOf } from '../../src/early/languageOf';
import { loadBundle } from '../../src/early/loadBundle';
import { markEntering } from '../../src/early/markEntering';
import { markPendingLanguage } from '../../src/early/markPendingLanguage';
import { phoneDigits } from '../../src/early/phoneDigits';
import { setPhoneType } from '../../src/early/setPhoneType';

const root = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  root.className = '';
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

describe('languageOf', () => {
  it.each([
    [undefined, 'ar'],
    ['', 'ar'],
    ['i18next=', 'ar'],
    ['i18next=ar', 'ar'],
    ['i18next=ar-SA', 'ar'],
    ['i18next=arc', 'en'],
    ['i18next=en', 'en'],
    ['theme=dark; i18next=en; a=b', 'en'],
    ['my-i18next=en', 'ar'],
    ['i18next=fr', 'en'],
    ['i18next=EN', 'en'],
  ])('is, with the cookies %o, %s', (cookies, language) => {
    expect(languageOf(cookies)).toBe(language);
  });
});

describe('markPendingLanguage', () => {
  it.each([
    ['ar', '', false],
    ['ar', 'i18next=en', true],
    ['en', 'i18next=en', false],
    ['en', 'i18next=ar', true],
    ['en', '', true],
  ])('marks a page in "%s" with the cookies "%s": %o', (lang, cookies, isMarked) => {
    root.lang = lang;
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
    markPendingLanguage();
    expect(root.classList.contains('pending-language')).toBe(isMarked);
  });

  it('takes cookies that must not be read for none', () => {
    root.lang = 'ar';
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    });
    markPendingLanguage();
    expect(root.className).toBe('');
  });
});

const ended = (pseudoElement: string) =>
  Object.assign(new Event('animationend', { bubbles: true }), { pseudoElement });

describe('markEntering', () => {
  it.each([
    ['navigate', '/', '', true],
    ['navigate', '/#elevator=food', 'https://search.example/', true],
    ['navigate', '/', `${location.origin}/about`, false],
    ['navigate', '/about', '', false],
    ['reload', '/', '', false],
    ['back_forward', '/', '', false],
  ])(
    'marks a page that was opened by "%s" at %s from "%s": %o',
    (type, address, from, isMarked) => {
      history.replaceState(null, '', address);
      vi.spyOn(document, 'referrer', 'get').mockReturnValue(from);
      performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry];
      markEntering();
      expect(root.classList.contains('entering')).toBe(isMarked);
    },
  );

  it('takes the mark away once a leaf has parted, whatever has moved before', () => {
    history.replaceState(null, '', '/');
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('');
    performance.getEntriesByType = () => [{ type: 'navigate' } as unknown as PerformanceEntry];
    markEntering();
    document.body.dispatchEvent(ended(''));
    expect(root.className).toBe('entering');
    document.body.dispatchEvent(ended('::after'));
    expect(root.className).toBe('');
  });
});

const start = () => window.dispatchEvent(new Event('started'));

const submit = () => find('form').dispatchEvent(new Event('submit', { cancelable: true }));

function typeText(selector: string, text: string) {
  const field = find(selector) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Writes down each click and input from now on, with what both fields hold at that moment. */
function listen() {
  const reported: string[] = [];
  const report = ({ type: kind, target }: Event) => {
    const texts = fields().map(({ value }) => value);
    reported.push(`${kind} ${(target as Element).id}: ${texts.join(' / ')}`);
  };
  for (const kind of ['click', 'input']) document.body.addEventListener(kind, report);
  return reported;
}

const fields = () => ['#name', '#message'].map((selector) => find(selector) as HTMLInputElement);

describe('keepEarlyInput', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<form><input id="name"><textarea id="message"></textarea></form><a id="link">a</a><button id="menu"><i>b</i></button><button id="chat"></button>';
    keepEarlyInput();
  });
  // So that one test keeps nothing for the next.
  afterEach(start);

  it('presses the buttons again that were pressed, each as often and in that order', () => {
    find('#menu i').click();
    find('#link').click();
    find('#menu').click();
    find('#chat').click();
    const reported = listen();
    start();
    expect(reported).toEqual(['click menu:  / ', 'click menu:  / ', 'click chat:  / ']);
  });

  it('types texts again, and then presses', () => {
    find('#menu').click();
    typeText('#name', 'Nou');
    typeText('#message', 'Two lifts');
    typeText('#name', 'Noura');
    const reported = listen();
    start();
    expect(reported).toEqual([
      'input name: Noura / Two lifts',
      'input message: Noura / Two lifts',
      'click menu: Noura / Two lifts',
    ]);
  });

  it('types past the setter that React puts on a field', () => {
    typeText('#name', 'Noura');
    const field = find('#name') as HTMLInputElement;
    const set: string[] = [];
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    Object.defineProperty(field, 'value', {
      get: () => native?.get?.call(field),
      set: (text: string) => {
        set.push(text);
        native?.set?.call(field, text);
      },
    });
    start();
    expect(set).toEqual(['']);
    expect(field.value).toBe('Noura');
  });

  it('types, presses and focuses what has taken the place of a control meanwhile', () => {
    find('#menu').click();
    typeText('#name', 'Noura');
    find('#name').focus();
    find('#message').focus();
    document.body.append(document.body.cloneNode(true));
    document.body.replaceChildren(...(document.body.lastElementChild?.childNodes ?? []));
    const reported = listen();
    start();
    expect(reported).toEqual(['input name: Noura / ', 'click menu: Noura / ']);
    expect(document.activeElement).toBe(find('#message'));
  });

  it('lets no form be submitted until then', () => {
    expect(submit()).toBe(false);
    start();
    expect(submit()).toBe(true);
  });

  it('replays all of it once, and keeps nothing after that', () => {
    find('#chat').click();
    start();
    find('#menu').click();
    typeText('#name', 'Noura');
    const reported = listen();
    start();
    expect(reported).toEqual([]);
  });
});

function showPicture(markup = '<img fetchpriority="high" src="/images/hero.avif">') {
  document.body.innerHTML = markup;
  return find('img');
}

/** Answers with a function that is called once the first picture is there. */
async function waitForPicture() {
  const done = vi.fn<() => void>();
  const wait = async () => {
    await firstPicture();
    done();
  };
  void wait();
  await Promise.resolve();
  return done;
}

describe('firstPicture', () => {
  it.each([
    ['has none', '<img src="/images/other.avif">', ''],
    ['has it already', '<img fetchpriority="high">', ''],
    ['is in another language', undefined, 'pending-language'],
  ])('is not waited for where the page %s', async (_what, markup, mark) => {
    root.className = mark;
    showPicture(markup);
    expect(await waitForPicture()).toHaveBeenCalled();
  });

  it.each(['load', 'error'])('is not waited for after its event "%s"', async (event) => {
    const picture = showPicture();
    const done = await waitForPicture();
    expect(done).not.toHaveBeenCalled();
    picture.dispatchEvent(new Event(event));
    await Promise.resolve();
    expect(done).toHaveBeenCalled();
  });

  it('is waited for two seconds at most', async () => {
    showPicture();
    const done = await waitForPicture();
    await vi.advanceTimersByTimeAsync(1999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalled();
  });
});

describe('loadBundle', () => {
  it('adds a module script for each address, in their order', () => {
    loadBundle(['/assets/index.js', '/assets/start.js']);
    expect([...document.head.children].map(({ outerHTML }) => outerHTML)).toEqual([
      '<script type="module" crossorigin="" src="/assets/index.js"></script>',
      '<script type="module" crossorigin="" src="/assets/start.js"></script>',
    ]);
    expect(root.className).toBe('');
  });

  it('marks the page where a script does not load', () => {
    loadBundle(['/assets/index.js', '/assets/start.js']);
    document.head.lastElementChild?.dispatchEvent(new Event('error'));
    expect(root.className).toBe('scripts-failed');
  });

  it.each([
    ['one of the scripts', 'https://suood.example/assets/start.js', 'scripts-failed'],
    ['another script', 'https://suood.example/extension.js', ''],
  ])('marks the page where an error comes from %s: %s', (_what, filename, mark) => {
    loadBundle(['/assets/index.js', '/assets/start.js']);
    window.dispatchEvent(Object.assign(new Event('error'), { filename }));
    expect(root.className).toBe(mark);
    start();
  });

  it('marks the page where the site has not started in time, until it has', () => {
    loadBundle(['/assets/index.js']);
    vi.advanceTimersByTime(7999);
    expect(root.className).toBe('');
    vi.advanceTimersByTime(1);
    expect(root.className).toBe('scripts-failed');
    start();
    expect(root.className).toBe('');
  });

  it('does not mark a page that has started', () => {
    loadBundle(['/assets/index.js']);
    start();
    vi.advanceTimersByTime(20_000);
    window.dispatchEvent(Object.assign(new Event('error'), { filename: '/assets/index.js' }));
    expect(root.className).toBe('');
  });
});

describe('phoneDigits', () => {
  it.each([
    ['٠٥٠١٢٣٤٥٦٧', '0501234567'],
    ['۰۵۰۱۲۳۴۵۶۷', '0501234567'],
    ['050-123-4567', '0501234567'],
    ['+966 50 123 4567', '00966501234567'],
    ['\u202A(+966) 50.123.4567\u202C', '00966501234567'],
    ['0501234567', '0501234567'],
    ['call me', ''],
    ['', ''],
  ])('makes of "%s" "%s"', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });
});

describe('acceptDigits', () => {
  it.each([
    ['number', '', '٥', '5'],
    ['number', '', '+', '00'],
    ['number', '50', '+', undefined],
    ['number', '', '-', undefined],
    ['number', '', '5', 'left'],
    ['number', '', null, 'left'],
    ['text', '', '٥', 'left'],
    ['text', '', '+', 'left'],
  ])(
    'has, in a field of type %s that says "%s", "%s" inserted as "%s"',
    (type, value, data, end) => {
      document.body.innerHTML = `<input type="${type}" value="${value}">`;
      const inserted = vi.fn<(command: string, shows: boolean, text: string) => boolean>();
      document.execCommand = inserted;
      acceptDigits();
      const event = Object.assign(new Event('beforeinput', { bubbles: true, cancelable: true }), {
        data,
      });
      find('input').dispatchEvent(event);
      expect(event.defaultPrevented).toBe(end !== 'left');
      expect(inserted.mock.calls).toEqual(
        end === 'left' || end === undefined ? [] : [['insertText', false, end]],
      );
    },
  );
});

describe('setPhoneType', () => {
  it.each([
    ['/', true, 'text'],
    ['/', false, 'number'],
    ['/contact', true, 'number'],
  ])('gives the phone field of %s, on a desktop: %o, the type %s', (path, matches, type) => {
    history.replaceState(null, '', path);
    vi.stubGlobal('matchMedia', () => ({ matches }));
    document.body.innerHTML =
      '<input name="phoneNumber" type="number" autocomplete="tel-national">';
    setPhoneType('(min-width: 48em)');
    const field = find('input') as HTMLInputElement;
    expect(field.type).toBe(type);
    expect(field.autocomplete).toBe(type === 'text' ? 'tel' : 'tel-national');
  });

  it('does nothing on a page without the field', () => {
    expect(() => setPhoneType('(min-width: 48em)')).not.toThrow();
  });
});
