import { pack, unpack } from '../../charts/plain';
import { type Message, type MessageBody, messageOf, problemOfMessage } from '../model/Message';

/** A connection between pages and inspectors: all others on it receive each posted message. */
export interface Channels {
  post(body: MessageBody): void;
}

declare global {
  /** The address of the server that relays messages between pages and inspectors; undefined where there is none. */
  var inspectorSocket: string | undefined;
}

const name = 'state-inspector';

/** The name of the lock that the browser holds for the page of a run. */
export const lockOf = (run: string): string => `${name} ${run}`;

/** Opens a socket. Returns a function that sends data over it, once it is open. */
function openSocket(address: string, receive: (data: unknown) => void) {
  const url = new URL(address, window.location.href);
  const socket = new WebSocket(url.href.replace(/^http/, 'ws'));
  const isOpen = new Promise((resolve) => socket.addEventListener('open', resolve));
  socket.addEventListener('message', ({ data }) => receive(unpack(JSON.parse(String(data)))));
  return (data: object) => void isOpen.then(() => socket.send(JSON.stringify(pack(data))));
}

/**
 * Opens all connections: the browser's own channel between the tabs of this origin, and, where there is one, a server that relays messages
 * to other browsers and processes (then `isNear` is false). A message that comes over both is taken once. A message that is not of this
 * version is dropped, and its problem is reported to `onForeign`.
 */
export function openChannels(
  onMessage: (message: Message, isNear: boolean) => void,
  onForeign: (problem: string) => void = () => {},
): Channels {
  const seen = new Set<unknown>();
  const receive = (data: unknown, isNear: boolean) => {
    const problem = problemOfMessage(data);
    if (problem) return onForeign(problem);
    const message = data as Message;
    if (!seen.has(message.id)) onMessage(message, isNear);
    if (message.id) seen.add(message.id);
  };
  const broadcast = new BroadcastChannel(name);
  broadcast.addEventListener('message', ({ data }) => receive(data, true));
  const address = globalThis.inspectorSocket;
  const send = address && openSocket(address, (data) => receive(data, false));
  return {
    post(body) {
      const message = messageOf(body);
      broadcast.postMessage(message);
      if (send) send(message);
    },
  };
}
