import { contact, socialAddress } from '../content/contact';
import { designs } from '../content/designs';
import { siteAddress } from '../content/siteAddress';
import { isSiteAddress } from '../hosting/otherName';

/** The values that the company replaces before it publishes the site, by the file that holds them. */
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

/** The placeholders that have not been replaced, one line each: the file and the value. `values` lists published values by file. */
export const placeholders = (
  values: Readonly<Record<string, readonly string[]>> = replaceable,
): string[] =>
  Object.entries(values).flatMap(([file, texts]) =>
    texts.filter((text) => invented.test(text)).map((text) => `${file}: ${text}`),
  );

/** Whether the site's address has the required form (`isSiteAddress`). */
export const hasSiteAddress = (): boolean => isSiteAddress(siteAddress);
