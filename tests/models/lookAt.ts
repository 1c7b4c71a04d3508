import type { Page } from '@playwright/test';
import type { Language } from '../../machines/languageMachine';
import { iconName } from './iconName';
import type { Observation } from './Observation';
import { observe, rolesOfElements } from './observe';
import { readPage, type RawKeys } from './readPage';
import { readUnreadable } from './readUnreadable';
import { readWindow } from './readWindow';

/** The text of a function that adds a method `look` to a page's window. `look` returns an observation of the page as JSON text. */
const giveLook = (view: string, rawKeys: RawKeys) => `() => {
  const roles = ${JSON.stringify(rolesOfElements)};
  const rawKeys = ${JSON.stringify(rawKeys)};
  const view = ${view};
  const observe = ${observe.toString()};
  const readPage = ${readPage.toString()};
  const readUnreadable = ${readUnreadable.toString()};
  const readWindow = ${readWindow.toString()};
  view.look = (language) => JSON.stringify({
    things: observe(view, roles),
    whole: { ...readPage(view, rawKeys[language]), unreadable: readUnreadable(view) },
    ...readWindow(view),
  });
}`;

/**
 * Observes a page in a language. `rawKeys` are translation keys that the page must not show. While the page is being replaced, a second
 * tab, the witness, reads it.
 */
export async function lookAt(page: Page, language: Language, rawKeys: RawKeys, witness?: Page) {
  const view = witness ? 'window.opener' : 'window';
  const read = () =>
    (witness ?? page).evaluate<string | undefined>(`${view}.look?.(${JSON.stringify(language)})`);
  // The observation is passed as text: Playwright takes 20 ms to pass the home page's list itself, and 6 ms to pass its text.
  let told = await read();
  if (told === undefined) {
    await (witness ?? page).evaluate(`(${giveLook(view, rawKeys)})()`);
    told = await read();
  }
  const { things, ...others } = JSON.parse(told ?? '') as Observation;
  const named = things.map(({ icons, ...thing }, index) => ({
    ...thing,
    ...(icons && { icons: icons.map(iconName) }),
    index,
  }));
  return { things: named, ...others };
}
