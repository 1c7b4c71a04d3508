import { isMessage, type Letter, type Message, seal } from '../model/protocol';

/** A way between pages and inspectors: what is posted comes to all others on it. */
export interface Channels {
  post(letter: Letter): void;
}

const name = 'suood-inspector';

/**
 * Opens the ways there are: the browser's own channel between the tabs of this origin, and under `npm run dev` the
 * development server, which passes on to other browsers and devices. A message can come by both; `hear` must not mind.
 * Foreign messages are dropped and told to `refuse`.
 */
export function openChannels(
  hear: (message: Message) => void,
  refuse: () => void = () => {},
): Channels {
  const take = (data: unknown) => (isMessage(data) ? hear(data) : refuse());
  const broadcast = new BroadcastChannel(name);
  broadcast.addEventListener('message', ({ data }) => take(data));
  import.meta.hot?.on(name, take);
  return {
    post(letter) {
      const message = seal(letter);
      broadcast.postMessage(message);
      import.meta.hot?.send(name, message);
    },
  };
}
