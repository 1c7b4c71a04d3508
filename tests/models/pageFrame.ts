import type { Language } from '../../machines/languageMachine';
import type { Frame } from '../harness';
import { designs } from './content';
import { type Observation, without } from './Observation';

/** What divides a page into places. */
const dividing =
  /^(banner|complementary|contentinfo|dialog|form|group|main|navigation|region|tablist|tabpanel)$/;

/** What moves by itself on the home page, or as far as the page is scrolled: its turning pictures, and the header on a phone. */
export const moving = ['banner', 'region Our_Designs'] as const;

/** The places of the home page where it is told what has been chosen, and those that move. */
export const choicePlaces = [...moving, 'address', 'chat', 'group Your_Elevator'] as const;

/** What a choice on the home page may change. */
export const choosing = [...choicePlaces, 'focus', 'region Elevators', 'scroll'] as const;

/** What another page has of its own: its content, what tells of it, and where the visitor is on it. */
export const anotherPage = [
  '',
  'chat',
  'complementary Support',
  'contentinfo',
  'focus',
  'lost focus',
  'main',
  'scroll',
  'title',
] as const;

/** The places that are said in the page's language, and what goes with a page that is loaded anew in another. */
export const everyWord = [...anotherPage, 'banner', 'cookie', 'kept'] as const;

/** The frame of a page: its things by landmarks and groups, named by their texts' keys (`main > region Our_Services`), and apart the links to the chat. */
export function pageFrame(page: Observation, keyOf: (name: string) => string): Frame {
  const frame: Record<string, unknown[]> = {};
  const around: { readonly depth: number; readonly name: string }[] = [];
  for (const thing of page.things) {
    while ((around.at(-1)?.depth ?? -1) >= thing.depth) around.pop();
    if (dividing.test(thing.role))
      around.push({ depth: thing.depth, name: `${thing.role} ${keyOf(thing.name)}`.trim() });
    const names = around.map(({ name }) => name).join(' > ');
    const place = names === 'main' ? 'main > main itself' : names;
    const isChat = thing.url?.startsWith('https://wa.me/') && !place.startsWith('banner');
    (frame[place] ??= []).push(without(unseen, isChat ? { ...thing, url: '' } : thing));
    if (isChat) (frame['chat'] ??= []).push(`${place}: ${thing.name}: ${thing.url}`);
  }
  return {
    ...frame,
    address: [page.address],
    cookie: [page.cookie],
    focus: [page.focus],
    'lost focus': [page.focus === 'nowhere'],
    history: [page.historyLength],
    kept: [page.kept],
    scroll: [Math.round(page.scroll - page.scrolled)],
    title: [page.title],
  };
}

/** What depends on the things around, on what has come or faded in yet, or is told apart. */
const unseen = /^(index|depth|room|pictures|focus|transparent)$/;

/** A function that returns the key of a text, and of the title of a design its id; what is neither stays as it is. */
export function keysOf(language: Language, texts: Readonly<Record<string, string>>) {
  const keys = new Map<string, string>();
  for (const { id, titleAR, titleEN } of designs)
    keys.set(language === 'ar' ? titleAR : titleEN, id);
  for (const [key, text] of Object.entries(texts)) keys.set(text, key);
  return (name: string) => keys.get(name) ?? name;
}
