import { siteAddress } from './siteAddress';

/** The canonical address of the page at a path, the same in both languages. */
export const pageAddress = (path: string): string => `${siteAddress}${path}`;
