import { pack, unpack } from '../../charts/plain';
import { type Message, type MessageBody, messageOf, problemOfMessage } from '../model/Message';
import { kept } from './kept';

/** A way between pages and inspectors: what is posted comes to all others on it. */
export interface Channels {
  post(body: MessageBody): void;
}

declare global {
  /** The address of the server that passes on what pages and inspectors say; undefined where none does. */
  var inspectorSocket: string | undefined;
}

const name = 'state-inspector';

/** The name of the lock that the browser holds for the page of a run. */
export const lockOf = (run: string): string => `${name} ${run}`;

/** What admits this window where other machines can reach the development server: named in an address once, kept for the visit. */
function relayKey(): string | null {
  const named = new URLSearchParams(window.location.search).get('key');
  return kept('sessionStorage', 'inspector key', named) ?? named;
}

/** The same in all windows that the browser's own channel joins, and in no others; none where nothing can be kept. */
const browserId = () =>
  kept('localStorage', 'inspector browser') ??
  kept('localStorage', 'inspector browser', Math.random().toString(36).slice(2));

/** Opens a socket; returns what sends by it, once it is open. */
function openSocket(address: string, receive: (data: unknown) => void) {
  const url = new URL(address, window.location.href);
  const socket = new WebSocket(url.href.replace(/^http/, 'ws'));
  const isOpen = new Promise((resolve) => socket.addEventListener('open', resolve));
  socket.addEventListener('message', ({ data }) => receive(JSON.parse(String(data))));
  return (data: object) => void isOpen.then(() => socket.send(JSON.stringify(data)));
}

/**
 * Opens the ways there are: the browser's own channel between the tabs of this origin, and a server, which passes on to other
 * browsers and devices (`isNear` is false), and masks what people write. What
 * comes by both is taken from the first alone. What is no message of this version is dropped, and what is wrong with it
 * reported to `onForeign`.
 */
export function openChannels(
  onMessage: (message: Message, isNear: boolean) => void,
  onForeign: (problem: string) => void = () => {},
): Channels {
  const receive = (data: unknown, isNear: boolean) => {
    const problem = problemOfMessage(data);
    if (problem) onForeign(problem);
    else onMessage(data as Message, isNear);
  };
  const broadcast = new BroadcastChannel(name);
  broadcast.addEventListener('message', ({ data }) => receive(data, true));
  const receiveRelayed = (data: unknown) => {
    const message = unpack(data);
    const { browser } = Object(message) as { readonly browser?: string };
    if (browser === undefined || browser !== browserId()) receive(message, false);
  };
  const send = globalThis.inspectorSocket && openSocket(globalThis.inspectorSocket, receiveRelayed);
  const key = relayKey();
  return {
    post(body) {
      const message = messageOf(body);
      broadcast.postMessage(message);
      const browser = browserId();
      const relayed = {
        ...(key && { key }),
        message: pack({ ...message, ...(browser && { browser }) }),
      };
      if (send) send(relayed);
    },
  };
}
