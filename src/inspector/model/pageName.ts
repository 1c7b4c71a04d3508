import type { PageRecord } from '../../charts/records';

/** What a page is called: the path of its address; its title where no browser loaded it. */
export const pageName = ({ address, title }: PageRecord): string =>
  URL.canParse(address) ? new URL(address).pathname : title;
