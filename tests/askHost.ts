import { type IncomingHttpHeaders, request, type RequestOptions } from 'node:http';

/** An answer as a host of this machine gave it, whole. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Asks a host of this machine for a path as it stands, over a connection of its own; `body` is what is sent along. */
export const askHost = (port: number, path: string, options: RequestOptions = {}, body = '') =>
  new Promise<Answer>((resolve, reject) => {
    const asked = { port, host: '127.0.0.1', path, agent: false, ...options };
    request(asked, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('error', reject).on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, text });
      });
    })
      .on('error', reject)
      .end(body);
  });
