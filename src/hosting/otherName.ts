/** The other name that people type for a domain: with `www.` if the domain has none, without it if it has. */
export const otherName = (name: string): string =>
  name.startsWith('www.') ? name.slice(4) : `www.${name}`;

/** The origin that a page of a build names as its own in its canonical link (`siteAddress`); undefined where it names none. */
export const canonicalOrigin = (page: string): string | undefined => {
  const [, address = ''] = /<link rel="canonical" href="([^"]+)"/.exec(page) ?? [];
  return URL.canParse(address) ? new URL(address).origin : undefined;
};

/** Whether a text is a valid `siteAddress`: the address of a domain over TLS, with nothing after the name. */
export const isSiteAddress = (text: string): boolean =>
  /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+$/.test(text) && new URL(text).origin === text;
