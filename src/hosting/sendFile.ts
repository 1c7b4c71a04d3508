import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { acceptedEncodings } from './acceptedEncodings.js';
import { contentType } from './contentType.js';
import { isUnchanged } from './isUnchanged.js';

/** How a file is sent. */
interface Sending {
  readonly status: 200 | 404;
  /** Further headers of the answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Answers with a file, in the compressed copy beside it that the client likes best, and with 405 when it is asked for by another
 * method than GET or HEAD. Resolves with false, and has answered nothing, where there is no such file. Ranges are ignored, as RFC
 * 9110 (section 14.2) allows: the largest file has half a megabyte.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  { status, headers }: Sending,
): Promise<boolean> {
  const copy = await openCopy(file, request.headers['accept-encoding']);
  if (!copy) return false;
  try {
    const { size, mtimeMs } = copy;
    const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}-${copy.encoding ?? ''}"`;
    response.setHeaders(new Map(Object.entries(headers)));
    if (status === 200 && request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      request.resume();
      return true;
    }
    if (status === 200) {
      response.setHeader('ETag', etag);
      response.setHeader('Last-Modified', new Date(mtimeMs).toUTCString());
      if (isUnchanged(request.headers, etag, mtimeMs)) {
        response.writeHead(304).end();
        return true;
      }
    }
    response.writeHead(status, {
      'Content-Type': contentType(file),
      'Content-Length': size,
      ...(copy.encoding && { 'Content-Encoding': copy.encoding }),
    });
    if (request.method === 'HEAD') response.end();
    else await pour(copy.handle, request, response);
    return true;
  } finally {
    await copy.handle.close();
  }
}

/** Sends what a file holds. A client that leaves in the middle is no error of the site. */
async function pour(handle: FileHandle, { socket }: IncomingMessage, response: ServerResponse) {
  const content = handle.createReadStream({ autoClose: false });
  await new Promise<void>((resolve) => {
    const end = () => {
      socket.off('close', end);
      resolve();
    };
    // An answer that waits for those before it on its connection is not told that the client has left. There are as many as
    // requests came at once.
    socket.setMaxListeners(0).once('close', end);
    if (socket.destroyed) end();
    else void pipeline(content, response).then(end, end);
  });
  content.destroy();
}

/** Opens the best copy of a file that a client accepts; undefined where the file does not exist. */
const openCopy = (file: string, accepted: string | undefined) =>
  openFirst(file, [...acceptedEncodings(accepted), { name: undefined, extension: '' }]);

/** Opens the first copy of a file that is there. */
async function openFirst(
  file: string,
  [copy, ...others]: readonly { readonly name: string | undefined; readonly extension: string }[],
): Promise<
  { handle: FileHandle; size: number; mtimeMs: number; encoding: string | undefined } | undefined
> {
  if (!copy) return undefined;
  const handle = await open(`${file}${copy.extension}`).catch(() => undefined);
  const stats = await handle?.stat();
  if (handle && stats?.isFile())
    return { handle, size: stats.size, mtimeMs: stats.mtimeMs, encoding: copy.name };
  await handle?.close();
  return openFirst(file, others);
}
