/** The other name that people type for a domain: with `www.` if the domain has none, without it if it has. */
export const otherName = (name: string): string =>
  name.startsWith('www.') ? name.slice(4) : `www.${name}`;

/** The site's own origin (`siteAddress`), as a built page's canonical link names it; undefined if the link is missing. */
export const canonicalOrigin = (page: string): string | undefined => {
  const [, address = ''] = /<link rel="canonical" href="([^"]+)"/.exec(page) ?? [];
  return URL.canParse(address) ? new URL(address).origin : undefined;
};

/** Whether a text is a valid `siteAddress`: the address of a domain over TLS, with nothing after the name. */
export const isSiteAddress = (text: string): boolean =>
  /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+$/.test(text) && new URL(text).origin === text;
