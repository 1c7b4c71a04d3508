/** The name that people also type for a domain: that with `www.` for the one without, and the other way round. */
export const otherName = (name: string): string =>
  name.startsWith('www.') ? name.slice(4) : `www.${name}`;

/** The address that the pages of a build say they have (`siteAddress`), read from the HTML of one; undefined where it says none. */
export const canonicalOrigin = (page: string): string | undefined => {
  const [, address = ''] = /<link rel="canonical" href="([^"]+)"/.exec(page) ?? [];
  return URL.canParse(address) ? new URL(address).origin : undefined;
};

/** Whether a text is what `siteAddress` must be: the address of a domain over TLS, with nothing behind the name. */
export const isSiteAddress = (text: string): boolean =>
  /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+$/.test(text) && new URL(text).origin === text;
