import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { extend, translate } from '../conditions';
import { keyOf, type Path, type PathModel } from '../harness/index';
import { changeInPlace } from './languageEndings';
import { models } from './models';
import { everyWord } from './pageFrame';
import type { SiteDriver } from './SiteDriver';

/** A condition under which people use the site: how to set it up before the first page opens, and the paths that are walked under it. */
export interface Condition {
  readonly name: string;
  readonly prepare: (site: SiteDriver) => Promise<unknown> | void;
  readonly walked: readonly Walked[];
}
type Walked = readonly [PathModel, Path];

const modelsOf = (names: RegExp) => models.filter(({ name }) => names.test(name));

const toursOf = (names: RegExp): readonly Walked[] =>
  modelsOf(names).flatMap((model) => model.pathsBy('tour').map((path) => [model, path] as const));

/** Makes paths of one step for every model whose name matches `names`. `choose` selects among the events that are possible at first. */
const firstsOf = (
  names: RegExp,
  choose: (firsts: readonly AnyEventObject[]) => Iterable<AnyEventObject>,
): readonly Walked[] =>
  modelsOf(names).flatMap((model) => {
    const { start, transitions } = model.graph;
    const firsts = transitions.filter(({ from }) => from === start).map(({ event }) => event);
    return [...choose(firsts)].map((event) => {
      const path = model.pathOf([event]);
      if (!path) throw new Error(`"${event.type}" cannot come first`);
      return [model, path] as const;
    });
  });

const ofEachKind = (events: readonly AnyEventObject[]) =>
  new Map(events.toReversed().map((event) => [keyOf(event), event])).values();
const byPressing = (events: readonly AnyEventObject[]) =>
  events.filter(({ type, by = 'press' }) => /^(change|pause|submit)$/.test(type) && by === 'press');

/** The same paths, except that each step may also change these places (frame.ts) of the page. */
const allowing = (walked: readonly Walked[], ...places: readonly string[]) =>
  walked.map(([model, path]): Walked => {
    return [{ ...model, changes: [...(model.changes ?? []), ...places] }, path];
  });

/** The paths for conditions that change the page's elements (`changed`), and for those that change only how the page loads (`loaded`). */
const changed = toursOf(/^(contact form on its page|elevators|menu|site)\b/);
const loaded = firstsOf(/^(contact form|menu|services|site)\b/, ofEachKind);

/** Reports each animation of the style sheet that moves or resizes an element, as soon as it starts. The function runs in the page. */
function reportMoves() {
  document.addEventListener('animationstart', ({ animationName, target }) => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const frames = rules.filter(
      (rule) => rule instanceof CSSKeyframesRule && rule.name === animationName,
    );
    if (frames.some(({ cssText }) => /translate|transform|scale|rotate|clip-path/.test(cssText)))
      console.error('Something moves:', (target as Element).outerHTML.slice(0, 80));
  });
}

const delayScripts = (page: Page, milliseconds: number) =>
  page.route('**/assets/*.js', async (route) => {
    await setTimeout(milliseconds);
    await route.continue();
  });

export const conditions: readonly Condition[] = [
  {
    // Opens each page that has a form once, so that the browser has these pages in its cache.
    name: 'on a second visit',
    prepare: async ({ page }) => {
      const earlier = await page.context().newPage();
      for (const path of ['/', '/contact']) await earlier.goto(path, { waitUntil: 'load' });
      await earlier.close();
    },
    walked: loaded,
  },
  {
    // Lets the scripts arrive long after the page is painted.
    name: 'with late scripts',
    prepare: ({ page }) => delayScripts(page, 500),
    walked: loaded,
  },
  {
    // The scripts come so late that the page meanwhile shows other ways to reach the company beside its form.
    name: 'with scripts that were waited for in vain',
    prepare: ({ page }) => delayScripts(page, 8_500),
    walked: firstsOf(/^site\b/, (events) => events.slice(0, 1)),
  },
  {
    name: 'where no motion is wanted',
    prepare: async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(reportMoves);
    },
    walked: toursOf(/^choices\b/),
  },
  { name: 'translated', prepare: (site) => void site.whenReady.push(translate), walked: changed },
  {
    name: 'beside an extension',
    prepare: async (site) => {
      // An extension changes the page that was served. React reports the difference, and renders the page again.
      site.trouble.allow(/^(uncaught|console error:) (Error: )?Minified React error #418/);
      await extend(site.page);
    },
    walked: changed,
  },
  {
    // The language changes without a reload after the first event, as in a browser that keeps no cookie.
    name: 'in a language that was changed in place',
    prepare: (site) => {
      site.meanwhile = async () => {
        delete site.meanwhile;
        await changeInPlace(site);
        return everyWord;
      };
    },
    // The toggle keeps the focus until the next press.
    walked: allowing(toursOf(/^(services|safety)\b/), 'focus'),
  },
  {
    // The visitor acts before the scripts have come, and the page keeps the action. The scripts then write the cookie and change the page.
    name: 'before the scripts come',
    prepare: (site) => site.holdScriptsUntilActed(),
    walked: allowing(firstsOf(/^(contact form|designs)/, byPressing), 'cookie', 'main'),
  },
];
