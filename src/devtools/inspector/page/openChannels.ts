import { pack, unpack } from '../../charts/plain';
import { type Message, type MessageBody, messageOf, problemOfMessage } from '../model/Message';

/** A connection between pages and inspectors. All other ends of the connection receive a posted message. */
export interface Channels {
  post(body: MessageBody): void;
}

declare global {
  var inspectorSocket: string | undefined;
}

const name = 'state-inspector';

export const lockOf = (run: string): string => `${name} ${run}`;

/** Opens a socket. Returns a function that sends data over it as soon as it is open, and drops data once it is closed. */
function openSocket(address: string, receive: (data: unknown) => void) {
  const url = new URL(address, window.location.href);
  const socket = new WebSocket(url.href.replace(/^http/, 'ws'));
  const isOpen = new Promise((resolve) => socket.addEventListener('open', resolve));
  socket.addEventListener('message', ({ data }) => receive(unpack(JSON.parse(String(data)))));
  return (data: object) => {
    if (socket.readyState <= WebSocket.OPEN)
      void isOpen.then(() => socket.send(JSON.stringify(pack(data))));
  };
}

/**
 * Connects the tabs of this origin by a BroadcastChannel, and other browsers and processes (`isNear` is false) by the relay server, if any.
 * A message that arrives by both is handled once. `onForeign` gets the problem of each message that is not valid.
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
