import { createServer } from 'vite';
import { serve } from './serve.js';

await serve({
  name: 'npm run inspect',
  defaultPort: 5173,
  launch: async ({ port, host }) => {
    const server = await createServer({
      clearScreen: false,
      server: { port, host, strictPort: true },
    });
    await server.listen();
    console.log(`State inspector: http://localhost:${port}/inspector.html`);
    for (const page of ['/inspector.html', '/?inspect=local']) {
      server.config.server.open = page;
      server.openBrowser();
    }
    return server;
  },
});
