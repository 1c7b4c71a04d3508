import type { PageRecord } from './records';

const nameOf = ({ address, title }: PageRecord): string =>
  URL.canParse(address) ? new URL(address).pathname : title;

/**
 * What a page is called among `pages`: the path of its address; its title where no browser loaded it. Where pages of
 * several tabs would be called the same, the tabs are told apart by number.
 */
export function pageName(page: PageRecord, pages: readonly PageRecord[]): string {
  const name = nameOf(page);
  const isTwice = pages.some((other) => other.tab !== page.tab && nameOf(other) === name);
  const tabs = [...new Set(pages.map(({ tab }) => tab))];
  return isTwice ? `${name} (tab ${tabs.indexOf(page.tab) + 1})` : name;
}
