import type { Page } from '@playwright/test';
import type { Language } from '../../machines/languageMachine';
import type { Observation } from './Observation';
import { observe, rolesOfElements } from './observe';
import { readPage, type RawKeys } from './readPage';
import { readUnreadable } from './readUnreadable';
import { readWindow } from './readWindow';

/** The text of a function that gives a page's window its `look`, which tells of the page as text in JSON. */
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

/** Observes a page in a language, which should show none of its raw keys; through its witness, if any, while it is being replaced. */
export async function lookAt(page: Page, language: Language, rawKeys: RawKeys, witness?: Page) {
  const view = witness ? 'window.opener' : 'window';
  const read = () =>
    (witness ?? page).evaluate<string | undefined>(`${view}.look?.(${JSON.stringify(language)})`);
  // What is told comes as text: Playwright takes 20 ms to bring the home page's list itself, and 6 ms to bring its text.
  let told = await read();
  if (told === undefined) {
    await (witness ?? page).evaluate(`(${giveLook(view, rawKeys)})()`);
    told = await read();
  }
  const { things, ...others } = JSON.parse(told ?? '') as Observation;
  return { things: things.map((thing, index) => ({ ...thing, index })), ...others };
}
