import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { InspectionEvent } from 'xstate';
import { WebSocket } from 'ws';
import { pack, unpack } from '../../charts/plain';
import { type Message, messageOf, problemOfMessage } from '../model/Message';
import { watchActor } from '../page/EventRing';
import { Reporter } from '../page/Reporter';

/**
 * Connects a Node process to the inspector that `npx statechart-devtools` serves at `address`. Pass the returned `inspect` to root actors
 * as an option. The connection does not keep the process alive. If no inspector is served, warns and watches nothing.
 */
export function createInspector({
  address = 'http://localhost:4480',
  name = path.basename(process.argv[1] ?? 'node'),
} = {}): { readonly inspect: (event: InspectionEvent) => void } {
  const socket = new WebSocket(new URL('/inspector/socket', address));
  const isOpen = new Promise<void>((resolve) => socket.on('open', resolve));
  socket.on('upgrade', (response) => response.socket.unref());
  socket.on('error', ({ message }) =>
    process.emitWarning(`No inspector is served at ${address}: ${message}`),
  );
  const run = randomUUID().slice(0, 8);
  const page = { run, tab: run, address: '', title: name, began: performance.timeOrigin };
  const reporter = new Reporter(
    page,
    (body) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(pack(messageOf(body))));
    },
    () => isOpen,
  );
  socket.on('message', (data) => {
    const message: unknown = unpack(JSON.parse((data as Buffer).toString()));
    if (!problemOfMessage(message)) reporter.receive(message as Message);
  });
  reporter.report({ type: 'page', page });
  process.on('beforeExit', () => reporter.flush());
  return {
    inspect(event) {
      watchActor(event);
      reporter.recorder.inspect(event);
    },
  };
}
