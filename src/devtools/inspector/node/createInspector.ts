import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { InspectionEvent } from 'xstate';
import { WebSocket } from 'ws';
import { pack, unpack } from '../../charts/plain';
import { type Message, messageOf, problemOfMessage } from '../model/Message';
import { watchActor } from '../page/EventRing';
import { Reporter } from '../page/Reporter';

/**
 * Has the actors of a Node process watched by the inspector that `npx statechart-devtools` serves at `address`: `inspect` is an option of
 * root actors. The process ends when it would without; where no inspector is served, nothing is watched, and a line says so.
 */
export function createInspector({
  address = 'http://localhost:4480',
  name = path.basename(process.argv[1] ?? 'node'),
} = {}): { readonly inspect: (event: InspectionEvent) => void } {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/inspector/socket`);
  const isOpen = new Promise<void>((resolve) => socket.on('open', resolve));
  // Once it is there, it keeps nothing alive.
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
