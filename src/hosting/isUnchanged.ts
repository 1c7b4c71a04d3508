import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a client already has the representation of a file: by If-None-Match, else by If-Modified-Since (RFC 9110, section
 * 13.2.2). `etag` is the file's, `modified` its time in milliseconds.
 */
export function isUnchanged(headers: IncomingHttpHeaders, etag: string, modified: number): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(modified / 1000) * 1000 <= since;
}
