import { createServer } from 'vite';
import { serve } from './serve.js';

await serve({
  name: 'npm run dev',
  defaultPort: 5173,
  launch: async ({ port, host }) => {
    const server = await createServer({
      clearScreen: false,
      server: { port, host, strictPort: true },
    });
    return server.listen();
  },
});
