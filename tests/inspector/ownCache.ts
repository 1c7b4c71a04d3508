import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A cache of its own for a development server, gone with it: those that run at once would take each other's prepared dependencies away. */
export function ownCache(): Plugin {
  const cacheDir = path.resolve(import.meta.dirname, `../../node_modules/.vite-${randomUUID()}`);
  return {
    name: 'own-cache',
    config: () => ({ cacheDir }),
    closeBundle: () => rmSync(cacheDir, { recursive: true, force: true }),
  };
}
