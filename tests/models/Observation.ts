import type { readPage } from './readPage';

/** One element that can be perceived on a page, as assistive technology announces it. Properties that do not apply are left out. */
export interface Thing {
  /** Its ARIA role; `text` for words outside of any other listed element, `unspoken` for words that are hidden from screen readers. */
  readonly role: string;
  /** Its accessible name, or for `text` the words. */
  readonly name: string;
  readonly level?: number;
  readonly expanded?: boolean;
  readonly pressed?: boolean;
  readonly selected?: boolean;
  readonly current?: string;
  readonly disabled?: boolean;
  /** The address of a link, as the HTML gives it. */
  readonly url?: string;
  /** For a form field: its name. The next three properties hold its type, its value and whether it can be edited. */
  readonly field?: string;
  readonly type?: string;
  readonly value?: string;
  readonly editable?: boolean;
}

/** An element of the page, with its place and its look. */
export interface Placed extends Thing {
  /** Its index in the list of all elements. */
  readonly index: number;
  /** The number of listed elements that contain it. */
  readonly depth: number;
  /** The area that a group, a panel or an image covers in the window, in square CSS pixels. */
  readonly room?: number;
  /**
   * The names of the pictures that show in a group, a panel or an image; `loading` for a picture that has not been loaded yet. A name ends
   * in `, blurred` if the loaded file has less than half the width at which the picture shows.
   */
  readonly pictures?: readonly string[];
  /** Set if it has the focus: `shown` with a visible focus ring, `hidden` without. */
  readonly focus?: 'shown' | 'hidden';
  /** For a tab: whether the Tab key reaches it. */
  readonly tabbable?: boolean;
  /** The file of an image; `pictures` tells whether it has been loaded. */
  readonly source?: string;
  /** The icons in it, named as in `iconName.ts`. A name ends in `, mirrored` if the icon is. */
  readonly icons?: readonly string[];
  /** Its visible words, if they are not its name: `EN` on a button that is named `EN English`. */
  readonly words?: string;
  /** The direction of its text, if that is not the page's direction. */
  readonly direction?: string;
  /** The side of the window where it stays, if it does not scroll with the page. */
  readonly side?: string;
  /** Whether the element's text is invisible, though screen readers read it. */
  readonly transparent?: boolean;
  /** The window in which a link opens. */
  readonly target?: string;
  /** Other attributes of its HTML, by their names. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/**
 * The driver's notes in the page's window: the control that it pressed or focused last, how far it scrolled to do so, and the scroll offset
 * at the click on a link.
 */
export interface DrivenWindow extends Window {
  meant?: Element;
  scrolled?: number;
  clickedAt?: number;
}

/** A page at one moment: all elements that can be perceived, in the page's order, and facts about the whole document. */
export interface Observation {
  readonly things: readonly Placed[];
  readonly whole: ReturnType<typeof readPage> & { readonly unreadable: readonly string[] };
  readonly address: string;
  /** How far the window is scrolled down, in CSS pixels. */
  readonly scroll: number;
  /** How much of `scroll` the driver itself has scrolled, to press or focus controls. */
  readonly scrolled: number;
  /**
   * Where the focus is. `meant` if it is on the control that the driver pressed or focused last, or on no element before the driver has
   * used any control.
   */
  readonly focus: string;
  /** Whether the control that the driver used last has been scrolled out of the window. */
  readonly isLost: boolean;
  readonly title: string;
  readonly cookie: string;
  /** The contents of the browser's storage for the tab and for the site, as JSON. */
  readonly kept: string;
  readonly historyLength: number;
}

/** The elements inside the first element with a role and a name, in the page's order; empty if there is no such element. */
export function inside(things: readonly Placed[], role: string, name: string): readonly Placed[] {
  const at = things.findIndex((thing) => thing.role === role && thing.name === name);
  const depth = things[at]?.depth;
  if (depth === undefined) return [];
  const after = things.slice(at + 1);
  const end = after.findIndex((thing) => thing.depth <= depth);
  return end < 0 ? after : after.slice(0, end);
}

/** The first element with a role and, if one is given, a name. */
export const find = (things: readonly Placed[], role: string, name?: string): Placed | undefined =>
  things.find((thing) => thing.role === role && (name === undefined || thing.name === name));

/** Finds the first link to an address in a landmark without a name, such as the footer. */
export const linkTo =
  (landmark: string, address: string) =>
  (things: readonly Placed[]): Placed | undefined =>
    inside(things, landmark, '').find(({ url }) => url === address);

/** An element without some of its properties, which are given by their names. */
export const without = (names: RegExp, thing: Placed): Partial<Placed> =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !names.test(name)));

/** An element as assistive technology announces it, without its place on the page. */
export const tell = (thing: Placed): Thing => without(placing, thing) as Thing;

/** Elements as assistive technology announces them, without their places on the page. */
export const told = (things: readonly Placed[]): readonly Thing[] => things.map(tell);

/** The properties that tell the place and the look of an element on the page. */
const placing =
  /^(index|depth|room|pictures|focus|tabbable|source|icons|words|direction|side|target|attributes)$/;
