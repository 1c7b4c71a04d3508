import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, it } from 'vitest';
import { attachRelay, socketPath } from '../../src/devtools/inspector/server/attachRelay';

it.each([
  ['another machine', '192.168.1.7', undefined],
  ['a page that another machine serves', '127.0.0.1', 'https://example.org'],
  ['a page of no origin', '::1', 'null'],
  ['a page whose name has been made to stand for this machine', '::1', 'http://example.org:5173'],
])('the relay does not listen to %s', (_, remoteAddress, origin) => {
  const server = new EventEmitter();
  attachRelay(server as unknown as Server);
  let isDestroyed = false;
  const socket = { remoteAddress, destroy: () => (isDestroyed = true) };
  const host = origin?.split('//')[1] ?? 'localhost:5173';
  const headers = { host, origin };
  server.emit('upgrade', { url: `/${socketPath}`, headers, socket }, socket, Buffer.alloc(0));
  expect(isDestroyed).toBe(true);
});
