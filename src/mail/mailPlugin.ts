import path from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { mailOrigin, missingMailKeys } from './mailOrigin.js';
import { mailService } from './mailService.js';

/**
 * Mounts the mail service on Vite's development and preview servers, unless EmailJS is configured, and prints which is used. `to` is the
 * recipient's e-mail address.
 */
export function mailPlugin({ to }: { to: string }): Plugin {
  function mount(server: ViteDevServer | PreviewServer) {
    const { env, root } = server.config;
    const missing = missingMailKeys(env);
    const embedded = mailOrigin(env) === undefined;
    if (embedded) server.middlewares.use(mailService({ outbox: path.join(root, 'outbox'), to }));
    server.httpServer?.once('listening', () => {
      if (embedded) console.log('Mail: embedded, messages are saved to outbox/');
      else if (missing.length === 0) console.log('Mail: EmailJS');
      else console.warn(`Mail: EmailJS, but it cannot send without ${missing.join(' and ')}`);
    });
  }
  return { name: 'suood:mail', configureServer: mount, configurePreviewServer: mount };
}
