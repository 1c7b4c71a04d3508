import { type IncomingHttpHeaders, request, type RequestOptions } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Requests a path from a host on this machine over a new connection. The path is sent exactly as given, without normalizing it. */
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
