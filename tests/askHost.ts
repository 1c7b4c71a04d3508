import { type IncomingHttpHeaders, request, type RequestOptions } from 'node:http';

/** The whole answer of a host to a request. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Requests a path from a host on this machine, exactly as it is written, over a new connection. `body` is the body of the request. */
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
