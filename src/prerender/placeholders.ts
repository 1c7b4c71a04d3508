import { contact, socialAddress } from '../content/contact';
import { designs } from '../content/designs';
import { siteAddress } from '../content/siteAddress';
import { isSiteAddress } from '../hosting/otherName';

/** What a company replaces before it publishes the site, with the file in which it stands. */
const replaceable = {
  'src/content/siteAddress.ts': [siteAddress],
  'src/content/contact.ts': [
    contact.email,
    contact.phone,
    contact.chatNumberMobile,
    contact.chatNumberDesktop,
    socialAddress,
  ],
  'src/content/designs.ts': designs.flatMap(({ link }) => link ?? []),
};

/** How the placeholders of a fresh clone look: names under `.example`, numbers of zeros, Google's own pages. */
const invented =
  /\.example\b|000 0000$|^96650000000\d$|^https:\/\/www\.google\.com\/$|\/folders\/suood-/;

/**
 * The placeholders that are still there, one line each: the file and the value. `values` are lists of published values by
 * the files in which they stand.
 */
export const placeholders = (
  values: Readonly<Record<string, readonly string[]>> = replaceable,
): string[] =>
  Object.entries(values).flatMap(([file, texts]) =>
    texts.filter((text) => invented.test(text)).map((text) => `${file}: ${text}`),
  );

/** Whether the site's address has the form that it must have: `isSiteAddress`. */
export const hasSiteAddress = (): boolean => isSiteAddress(siteAddress);
