import type { Connect } from 'vite';

/** The decoded path of a request, without its query. A path that cannot be decoded is returned as it is, and matches no file. */
export function requestPath({ url = '/' }: Connect.IncomingMessage): string {
  const [pathname = '/'] = url.split('?', 1);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
