import type { Language } from '../../machines/languageMachine';
import type { Frame } from '../harness/index';
import { designs } from './content';
import { type Observation, without } from './Observation';

/** The roles of the elements that divide a page into places: landmarks, groups and their like. */
const dividing =
  /^(banner|complementary|contentinfo|dialog|form|group|main|navigation|region|tablist|tabpanel)$/;

/** The places of the home page that change by themselves or by scrolling: the rotating pictures, and the header on a phone. */
export const moving = ['banner', 'region Our_Designs'] as const;

/** The places of the home page that name the visitor's choices, and those that change by themselves. */
export const choicePlaces = [...moving, 'address', 'chat', 'group Your_Elevator'] as const;

/** The places that a choice on the home page may change. */
export const choosing = [...choicePlaces, 'focus', 'region Elevators', 'scroll'] as const;

/** The places that differ on another page: its content, its title and address, and the focus and the scroll offset. */
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

/** The places that may differ after the language has changed, with or without a reload. */
export const everyWord = [...anotherPage, 'banner', 'cookie', 'kept'] as const;

/**
 * The frame of a page: its elements, listed by place. A place is the landmarks and groups around an element, named by the translation keys
 * of their headings (`main > region Our_Services`). The links to the chat are listed apart.
 */
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

/**
 * The properties of an element that a frame leaves out: those that depend on other elements or on loading and fading, and the focus, which
 * is listed apart.
 */
const unseen = /^(index|depth|room|pictures|focus|transparent)$/;

/** Returns a function that replaces a text by its key and a design's title by its id; other names stay as they are. */
export function keysOf(language: Language, texts: Readonly<Record<string, string>>) {
  const keys = new Map<string, string>();
  for (const { id, titleAR, titleEN } of designs)
    keys.set(language === 'ar' ? titleAR : titleEN, id);
  for (const [key, text] of Object.entries(texts)) keys.set(text, key);
  return (name: string) => keys.get(name) ?? name;
}
