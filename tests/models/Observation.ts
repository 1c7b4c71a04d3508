import type { readPage } from './readPage';

/** One thing that can be perceived on a page, as assistive technology tells of it; what does not apply to it is left out. */
export interface Thing {
  /** Its ARIA role; `text` for words that belong to nothing else that is listed. */
  readonly role: string;
  /** Its accessible name, or the words. */
  readonly name: string;
  readonly level?: number;
  readonly expanded?: boolean;
  readonly pressed?: boolean;
  readonly selected?: boolean;
  readonly current?: string;
  readonly disabled?: boolean;
  /** The address of a link, as the page has it. */
  readonly url?: string;
  /** What a field is called in the form, its type, what it holds, and whether it can be edited. */
  readonly field?: string;
  readonly type?: string;
  readonly value?: string;
  readonly editable?: boolean;
}

/** A thing on the page, and how it stands there. */
export interface Placed extends Thing {
  /** Its place in the list of all things. */
  readonly index: number;
  /** How many things contain it. */
  readonly depth: number;
  /** The room in the window of a group, a panel or an image, in square CSS pixels. */
  readonly room?: number;
  /** The pictures that are to be seen in a group, a panel or an image, by their names: `loading` for one that has not come. */
  readonly pictures?: readonly string[];
  /** Whether it has the focus: `shown` where a ring says so. */
  readonly focus?: 'shown' | 'hidden';
  /** Whether the Tab key leads to a tab. */
  readonly tabbable?: boolean;
  /** The file of an image; `pictures` tells whether it has come. */
  readonly source?: string;
  /** The direction of its text, where that is not the page's. */
  readonly direction?: string;
  /** The side of the window where it stays, where it does not move with the page. */
  readonly side?: string;
  /** Whether its words cannot be seen, though screen readers tell them. */
  readonly transparent?: boolean;
  /** The window in which a link opens. */
  readonly target?: string;
  /** What else its HTML says of it, by the names of the attributes. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** What the driver notes in the page's window: the control that it pressed or focused last, and how far it scrolled for that. */
export interface DrivenWindow extends Window {
  meant?: Element;
  scrolled?: number;
}

/** A page at one moment: what can be perceived on it, in its order, and what holds of the whole document. */
export interface Observation {
  readonly things: readonly Placed[];
  readonly whole: ReturnType<typeof readPage> & { readonly unreadable: readonly string[] };
  readonly address: string;
  /** How far the window is scrolled down, in CSS pixels. */
  readonly scroll: number;
  /** How much of that is by the driver's pressing and focusing. */
  readonly scrolled: number;
  /** Where the focus is: `meant` on the control that the driver pressed or focused last, or nowhere if there is none. */
  readonly focus: string;
  /** Whether that control is still there, but out of sight: the page has been scrolled. */
  readonly isLost: boolean;
  readonly title: string;
  readonly cookie: string;
  /** What the visitor's browser keeps for the tab and for the site, in JSON. */
  readonly kept: string;
  readonly historyLength: number;
}

/** What stands in the first thing of a role and a name, in the page's order; nothing where that is not there. */
export function inside(things: readonly Placed[], role: string, name: string): readonly Placed[] {
  const at = things.findIndex((thing) => thing.role === role && thing.name === name);
  const depth = things[at]?.depth;
  if (depth === undefined) return [];
  const after = things.slice(at + 1);
  const end = after.findIndex((thing) => thing.depth <= depth);
  return end < 0 ? after : after.slice(0, end);
}

/** The first thing of a role and, if it is given, a name. */
export const find = (things: readonly Placed[], role: string, name?: string): Placed | undefined =>
  things.find((thing) => thing.role === role && (name === undefined || thing.name === name));

/** Finds the first link to an address in a landmark without a name, such as the footer's. */
export const linkTo =
  (landmark: string, address: string) =>
  (things: readonly Placed[]): Placed | undefined =>
    inside(things, landmark, '').find(({ url }) => url === address);

/** A thing without some of its facts, by their names. */
export const without = (names: RegExp, thing: Placed): Partial<Placed> =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !names.test(name)));

/** What is told of things, wherever they stand. */
export const told = (things: readonly Placed[]): readonly Thing[] =>
  things.map((thing) => without(placing, thing) as Thing);

/** What tells how a thing stands on the page. */
const placing =
  /^(index|depth|room|pictures|focus|tabbable|source|direction|side|target|attributes)$/;
