import type { Language } from '../../../machines/languageMachine';
import { escapeMarkup } from '../../../src/devtools/charts/escapeMarkup';
import { htmlTable, list, reportStyles } from '../../harness/index';
import type { Act } from './tellActs';
import type { Shown, Walked } from './Walked';

const words = {
  en: {
    title: 'Suood Elevators: the website',
    manual: 'What you can do',
    protocol: 'Test protocol',
    about: 'Each step was walked in a browser, and is told by what was done and seen there.',
    header: 'Header',
    footer: 'Footer',
    page: 'The page',
    do: 'Do',
    see: 'What then comes into sight',
    held: 'Held',
    nothing: 'Nothing else',
    alone: 'It happens by itself',
    open: (page: string) => `Open ${page}`,
    quoted: (text: string) => `“${text}”`,
    press: (name: string) => `Press “${name}”`,
    key: (key: string) => `Press the key ${key}`,
    on: (name: string) => ` on “${name}”`,
    write: (text: string, name: string) =>
      text ? `Write “${text}” into “${name}”` : `Empty “${name}”`,
    scroll: 'Scroll',
    back: 'Go back',
    chosen: ', chosen',
    isOpen: ', open',
    isClosed: ', closed',
    roles: {
      button: 'button',
      heading: 'heading',
      img: 'picture',
      link: 'link',
      tab: 'tab',
      textbox: 'field',
      spinbutton: 'field',
      dialog: 'window',
      status: 'message',
      alert: 'message',
    } as Readonly<Record<string, string>>,
  },
  ar: {
    title: 'موقع صعود للمصاعد',
    manual: 'ما يمكنك فعله',
    protocol: 'سجل الاختبار',
    about: 'نُفِّذت كل خطوة في متصفح، وتُروى بما فُعل وما ظهر فيه.',
    header: 'رأس الصفحة',
    footer: 'تذييل الصفحة',
    page: 'الصفحة',
    do: 'الخطوة',
    see: 'ما يظهر بعدها',
    held: 'تحقق',
    nothing: 'لا شيء آخر',
    alone: 'يحدث من تلقاء نفسه',
    // The invisible characters around the address make the browser write it from left to right within the Arabic sentence.
    open: (page: string) => `افتح \u2066${page}\u2069`,
    quoted: (text: string) => `«${text}»`,
    press: (name: string) => `اضغط «${name}»`,
    key: (key: string) => `اضغط المفتاح ${key}`,
    on: (name: string) => ` على «${name}»`,
    write: (text: string, name: string) =>
      text ? `اكتب «${text}» في «${name}»` : `أفرغ «${name}»`,
    scroll: 'مرِّر الصفحة',
    back: 'ارجع إلى الخلف',
    chosen: '، مختار',
    isOpen: '، مفتوح',
    isClosed: '، مغلق',
    roles: {
      button: 'زر',
      heading: 'عنوان',
      img: 'صورة',
      link: 'رابط',
      tab: 'تبويب',
      textbox: 'حقل',
      spinbutton: 'حقل',
      dialog: 'نافذة',
      status: 'رسالة',
      alert: 'رسالة',
    } as Readonly<Record<string, string>>,
  },
};
type Words = (typeof words)[Language];

/** The greatest number of new elements that a step lists; a page that has just been opened shows more. */
const mostTold = 8;

function sentenceOf({ kind, name = '', what = '' }: Act, said: Words): string {
  if (kind === 'write') return said.write(what, name);
  if (kind === 'press') return said.press(name);
  if (kind === 'key') return said.key(what) + (name ? said.on(name) : '');
  return kind === 'open' ? said.open(what) : said[kind];
}

/** The sentences for the actions of a step. Of a text that is written key by key, only the last action counts: it has the whole text. */
const doneIn = (acts: readonly Act[], said: Words) =>
  acts
    .filter(({ kind, name }, index) => {
      const next = acts[index + 1];
      return kind !== next?.kind || (kind !== 'scroll' && (kind !== 'write' || name !== next.name));
    })
    .map((act) => sentenceOf(act, said));

function seenIn(sees: readonly Shown[], said: Words): string[] {
  const states = { chosen: said.chosen, open: said.isOpen, closed: said.isClosed };
  const lines = sees
    .filter(({ name }) => name)
    .map(({ role, name, state }) => {
      const noun = said.roles[role];
      return `${said.quoted(name)}${noun ? ` (${noun}${state ? states[state] : ''})` : ''}`;
    });
  const told = [...new Set(lines)];
  return told.length > mostTold ? [...told.slice(0, mostTold), '…'] : told;
}

const listOf = (lines: readonly string[]) => list(lines.map(escapeMarkup));

/** The visitor's manual: each action once, under the heading of its part of the page, with a picture of the result. */
function manual(walked: readonly Walked[], said: Words): string {
  const parts = new Map<string, Map<string, string>>();
  // Leaves out the first step of each tour, which only opens the page.
  for (const { picture, acts, sees } of walked.flatMap(({ steps }) => steps.slice(1))) {
    const act = acts.find(({ name }) => name);
    if (!picture || !act) continue;
    const { place = said.page } = act;
    const title = place === 'header' || place === 'footer' ? said[place] : place;
    const sentence = doneIn(acts, said).join(' · ');
    const entries = parts.get(title) ?? new Map<string, string>();
    parts.set(title, entries);
    const told = `<h3>${escapeMarkup(sentence)}</h3>${listOf(seenIn(sees, said))}`;
    if (!entries.has(sentence))
      entries.set(
        sentence,
        `<article class="columns"><div>${told}</div><img src="${picture}" alt="" loading="lazy"></article>`,
      );
  }
  return [...parts]
    .map(([title, entries]) => `<h2>${escapeMarkup(title)}</h2>${[...entries.values()].join('')}`)
    .join('');
}

const protocol = (walked: readonly Walked[], said: Words) =>
  walked
    .map(({ model, description, steps }) => {
      const rows = steps.map(({ title, acts, sees }) => {
        const done = doneIn(acts, said);
        const seen = seenIn(sees, said);
        const step = `<small dir="ltr">${escapeMarkup(title)}</small>`;
        return [
          listOf(done.length > 0 ? done : [said.alone]) + step,
          listOf(seen.length > 0 ? seen : [said.nothing]),
          '<input type="checkbox">',
        ];
      });
      return (
        `<h2>${escapeMarkup(model)}</h2><p lang="en" dir="ltr">${escapeMarkup(description)}</p>` +
        htmlTable([said.do, said.see, said.held], rows)
      );
    })
    .join('');

/** The visitor's manual and the test protocol in one language, made of the walked tours, as a page. */
export function manualIn(language: Language, walked: readonly Walked[]): string {
  const said = words[language];
  return (
    `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${said.title}</title><style>${reportStyles}</style>` +
    `<h1>${said.title}</h1><p>${said.about}</p><nav><a href="#manual">${said.manual}</a> · <a href="#protocol">${said.protocol}</a></nav>` +
    `<section id="manual"><h1>${said.manual}</h1>${manual(walked, said)}</section>` +
    `<section id="protocol"><h1>${said.protocol}</h1>${protocol(walked, said)}</section></html>`
  );
}
