import { existsSync } from 'node:fs';
import { build, preview } from 'vite';
import { CommandError } from './runCommand.js';
import { inspectorPreviewPlugin } from './inspectorPreviewPlugin.js';
import { serve } from './serve.js';

await serve({
  name: 'npm start',
  defaultPort: 4173,
  flags: ['--no-build'],
  launch: async ({ port, host, flags }) => {
    if (!flags.includes('--no-build')) {
      console.log('Building the site');
      await build({ logLevel: 'warn' });
    } else if (!existsSync('dist/index.html')) {
      throw new CommandError('There is nothing in dist/ to serve: leave --no-build out once');
    }
    return preview({
      logLevel: 'warn',
      plugins: [inspectorPreviewPlugin()],
      preview: { port, host, strictPort: true },
    });
  },
});
