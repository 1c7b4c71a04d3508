import { type Message, type MessageBody, messageOf, problemOfMessage } from '../model/Message';

/** A way between pages and inspectors: what is posted comes to all others on it. */
export interface Channels {
  post(body: MessageBody): void;
}

const name = 'state-inspector';

/** What admits this window where other machines can reach the development server: named in an address once, kept for the visit. */
function relayKey(): string | undefined {
  const named = new URLSearchParams(window.location.search).get('key');
  try {
    if (named) sessionStorage.setItem('inspector key', named);
    return named ?? sessionStorage.getItem('inspector key') ?? undefined;
  } catch {
    return named ?? undefined;
  }
}

/**
 * Opens the ways there are: the browser's own channel between the tabs of this origin, and under `npm run dev` the
 * development server, which passes on to other browsers and devices. A message can come by both, so `onMessage` has to be
 * idempotent. What is no message of this version is dropped, and what is wrong with it reported to `onForeign`.
 */
export function openChannels(
  onMessage: (message: Message) => void,
  onForeign: (problem: string) => void = () => {},
): Channels {
  const receive = (data: unknown) => {
    const problem = problemOfMessage(data);
    if (problem) onForeign(problem);
    else onMessage(data as Message);
  };
  const broadcast = new BroadcastChannel(name);
  broadcast.addEventListener('message', ({ data }) => receive(data));
  import.meta.hot?.on(name, receive);
  const key = relayKey();
  return {
    post(body) {
      const message = messageOf(body);
      broadcast.postMessage(message);
      import.meta.hot?.send(name, { key, message });
    },
  };
}
