import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
// Vite's loader of this file asks for the extensions here and in what these files import.
import { contact } from './src/content/contact.js';
import { inspectorPlugin } from './src/inspector/server/inspectorPlugin.js';
import { stripDescriptionsPlugin } from './src/build/stripDescriptionsPlugin.js';
import { mailPlugin } from './src/mail/mailPlugin.js';
import { plainImportsPlugin } from './src/build/plainImportsPlugin.js';
import { prerenderPlugin } from './src/build/prerenderPlugin.js';
import { previewPlugin } from './src/server/previewPlugin.js';
import { translationsPlugin } from './src/build/translationsPlugin.js';

export default defineConfig({
  resolve: {
    // For a React older than ours: nothing but what React has by itself.
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  plugins: [
    react(),
    plainImportsPlugin(),
    translationsPlugin(),
    prerenderPlugin(),
    stripDescriptionsPlugin(),
    mailPlugin({ to: contact.email }),
    inspectorPlugin(),
    previewPlugin(),
  ],
  build: {
    // The page's own script asks for all chunks at once.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the site starts with and what it is are run in tasks of their own, neither of them long.
          groups: [
            {
              name: 'start',
              test: /\/(?:node_modules\/(?:react|react-dom|scheduler|i18next|i18next-browser-languagedetector|react-i18next|wouter|regexparam)\/|src\/(?:i18n\/(?!RichText)|routing\/(?:plain|use)Path))/,
            },
          ],
        },
      },
    },
  },
  server: {
    // Without this list the development server would hand out the messages in outbox/.
    fs: { allow: ['index.html', 'machines', 'node_modules', 'public', 'src'] },
    watch: { ignored: ['**/outbox/**'] },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // All processors, for want of anything else that they would do.
    maxWorkers: '100%',
  },
});
