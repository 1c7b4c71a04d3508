#!/usr/bin/env node
/** `npx statechart-devtools`: serves the inspector for pages that Vite does not serve, and for Node processes. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { attachRelay, socketPath } from './attachRelay.js';
import { builtFolder, readInspectorPage, socketScript } from './inspectorForVite.js';

function readPort(): string {
  try {
    const { port } = parseArgs({ options: { port: { type: 'string', default: '4480' } } }).values;
    if (/^\d{1,5}$/.test(port) && Number(port) < 65_536) return port;
    throw new RangeError('No port');
  } catch {
    console.error('Usage: npx statechart-devtools [--port 4480]');
    return process.exit(1);
  }
}

const port = readPort();
const address = `http://localhost:${port}`;
const files = sirv(builtFolder, { dev: true });

const server = createServer(async (request, response) => {
  const name = request.url?.split('?')[0];
  const socket = socketScript(`${address}/${socketPath}`);
  if (name === '/') return response.writeHead(302, { Location: '/inspector.html' }).end();
  if (name === '/watch.js') {
    const watch = await readFile(path.join(builtFolder, 'inspector/local.js'), 'utf8');
    return response.setHeader('Content-Type', 'text/javascript').end(`${socket}\n${watch}`);
  }
  if (name !== '/inspector.html')
    return files(request, response, () => {
      response.writeHead(404).end();
    });
  const page = await readInspectorPage(builtFolder, `<script>${socket}</script>`);
  response.setHeader('Content-Type', 'text/html').end(page);
});
attachRelay(server);
server.on('error', ({ message }) => {
  console.error(`Nothing can be served at port ${port}: ${message}. Name another one by --port.`);
  process.exit(1);
});
server.listen(Number(port), 'localhost', () => {
  console.log(`State inspector: ${address}/inspector.html
In a page:  <script src="${address}/watch.js"></script> before its own scripts, and createActor(machine, { inspect: globalThis.inspectActors })
In Node:    createActor(machine, { inspect: createInspector().inspect })`);
});
