import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';

/**
 * Has the preview server read requests as RFC 9112 has it, where Node.js is more lenient: targets that are a whole address, as proxies
 * send them (section 3.2.2), like those that have the path alone; two Hosts (3.2) and no version (3) are refused with 400. It comes
 * before all other plugins.
 */
export function requestLinePlugin(): Plugin {
  return {
    name: 'suood:request-line',
    enforce: 'pre',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.httpVersionMajor < 1 || hostsOf(request) > 1) {
          response
            .writeHead(400, { Connection: 'close', 'X-Content-Type-Options': 'nosniff' })
            .end();
          return;
        }
        request.url = request.url?.replace(/^https?:\/\/[^/?#]+(?=\/|\?|$)\/?/i, '/');
        next();
      });
    },
  };
}

/** How many headers Host a request has; Node.js keeps the first alone. */
const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
