import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
// Vite's loader of this file needs the file extensions, here and in the files imported here.
import { personalFields } from './machines/personalFields.js';
import { contact } from './src/content/contact.js';
import * as buildOfInspector from './src/devtools/inspector/server/buildInspector.js';
import { inspector } from './src/devtools/inspector/server/inspectorForVite.js';
import { stripDescriptionsPlugin } from './src/prerender/stripDescriptionsPlugin.js';
import { mailPlugin } from './src/mail/mailPlugin.js';
import { prerenderPlugin } from './src/prerender/prerenderPlugin.js';
import { previewPlugin } from './src/server/previewPlugin.js';
import { translationsPlugin } from './src/prerender/translationsPlugin.js';

export default defineConfig({
  plugins: [
    react(),
    {
      // Replaces Vite's own import helper, which waits for style sheets: the build makes none.
      name: 'suood:plain-imports',
      enforce: 'pre',
      load: {
        filter: { id: /^\0vite\/preload-helper/ },
        handler: () => 'export const __vitePreload = (load) => load();',
      },
    },
    translationsPlugin(),
    prerenderPlugin(),
    stripDescriptionsPlugin(),
    mailPlugin({ to: contact.email }),
    inspector({
      machines: '/machines/machineList.ts',
      fields: personalFields,
      reports: 'tests/report',
      build: buildOfInspector,
    }),
    previewPlugin(),
  ],
  build: {
    // The browsers that the README lists: Chrome and Edge 111, Firefox 114, Safari 16.4, and newer.
    target: 'baseline-widely-available',
    // No links for preloading, because the early script requests all chunks at once (src/early/loadBundle.ts).
    modulePreload: false,
    // The licenses of the libraries; the typeface has its own license in fonts/.
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each chunk is evaluated in a task of its own (src/early/loadBundle.ts), and browsers keep the chunks of libraries when
          // a deploy changes only a view. The smaller libraries share the chunk `start` with the start of i18next, because separate
          // chunks would weigh more. EmailJS is not among them, because `hideForbiddenStorage` must run before it.
          groups: [
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
            { name: 'xstate', test: /\/node_modules\/xstate\//, priority: 2 },
            { name: 'machines', test: /\/machines\//, priority: 1 },
            {
              name: 'start',
              test: /\/(?:node_modules\/(?!i18next-http-backend\/|@emailjs\/|uqr\/)|src\/(?:i18n\/(?!RichText)|routing\/(?:page|use)Path))/,
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
  // By default, pages on other ports of this machine could send contact messages through the preview.
  preview: { cors: false },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // Uses all processors; by default, Vitest leaves one free.
    maxWorkers: '100%',
    // The defaults are five and ten seconds, too short for the builds in some tests on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
