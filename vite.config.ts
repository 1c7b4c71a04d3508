import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
// Vite's loader of this file asks for the extensions here and in what these files import.
import { contact } from './src/content/contact.js';
import { inspectorPlugin } from './src/server/inspectorPlugin.js';
import { mailPlugin } from './src/server/mailPlugin.js';
import { prerenderPlugin } from './src/server/prerenderPlugin.js';
import { sitePlugin } from './src/server/sitePlugin.js';
import { translationsPlugin } from './src/server/translationsPlugin.js';

export default defineConfig({
  plugins: [
    react(),
    translationsPlugin(),
    prerenderPlugin(),
    mailPlugin({ to: contact.email }),
    inspectorPlugin(),
    sitePlugin(),
  ],
  server: {
    // Without this list the development server would hand out the messages in outbox/.
    fs: { allow: ['index.html', 'inspector.html', 'machines', 'node_modules', 'public', 'src'] },
    watch: { ignored: ['**/outbox/**'] },
  },
  test: { include: ['tests/**/*.test.{ts,tsx}'] },
});
