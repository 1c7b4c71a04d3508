import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createServer, type InlineConfig, type ViteDevServer } from 'vite';

/**
 * Starts a development server on a port of its own, and returns it with its address. Its cache is gone with it: servers that
 * run at once would take each other's prepared dependencies away.
 */
export async function startViteServer(
  { plugins = [], ...options }: InlineConfig,
  host = '127.0.0.1',
): Promise<{ readonly server: ViteDevServer; readonly address: string }> {
  const cacheDir = path.resolve(import.meta.dirname, `../../node_modules/.vite-${randomUUID()}`);
  const closeBundle = () => rmSync(cacheDir, { recursive: true, force: true });
  const server = await createServer({
    logLevel: 'error',
    cacheDir,
    server: { port: 0, host },
    plugins: [{ name: 'remove-cache', closeBundle }, ...plugins],
    ...options,
  });
  await server.listen();
  return { server, address: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '' };
}
