/**
 * A regular expression for paths that answer 404 although a file exists: HTML files (a page's address is `/about`),
 * compressed copies, and files for the host, whose names begin with `.` or `_`.
 */
export const hiddenPath = String.raw`/[._]|\.(?:html|br|gz)$`;

/** The exception to `hiddenPath`: the folder in which certificate authorities request files. */
export const openFolder = '/.well-known/';

export const isHidden = (path: string): boolean =>
  new RegExp(hiddenPath).test(path) && !path.startsWith(openFolder);
