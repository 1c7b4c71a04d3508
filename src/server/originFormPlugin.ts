import type { Plugin } from 'vite';

/**
 * Has the preview server read requests whose target is a whole address, as proxies send them (RFC 9112, section 3.2.2), like
 * those that have the path alone. It comes before all other plugins.
 */
export function originFormPlugin(): Plugin {
  return {
    name: 'suood:origin-form',
    enforce: 'pre',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^https?:\/\/[^/?#]*(?=\/|\?|$)\/?/i, '/');
        next();
      });
    },
  };
}
