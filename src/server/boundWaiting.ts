import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long, in milliseconds, a client may take for the headers of a request, and for its body. */
interface WaitingTimes {
  readonly headers: number;
  readonly body: number;
}

const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Ends connections that hold a server by sending a request slowly, with 408 where something was sent. Node itself looks after
 * them every 30 s only, and gives headers a minute and bodies five.
 */
export function boundWaiting(
  server: Server,
  { headers, body }: WaitingTimes = { headers: 8000, body: 15_000 },
) {
  const timers = new WeakMap<Socket, NodeJS.Timeout>();
  const forget = (socket: Socket) => clearTimeout(timers.get(socket));
  const wait = (socket: Socket, time: number, isWaiting = () => true) => {
    forget(socket);
    const end = () => {
      if (!isWaiting()) return;
      if (socket.bytesRead > 0 && socket.bytesWritten === 0) socket.write(tooSlow);
      socket.destroySoon();
    };
    timers.set(socket, setTimeout(end, time).unref());
  };
  server.on('connection', (socket) => {
    wait(socket, headers);
    socket.once('close', () => forget(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // An answer may take as long as the client's line needs.
    wait(socket, body, () => !request.complete);
    response.once('close', () => socket.destroyed || wait(socket, headers));
  });
  server.on('upgrade', ({ socket }: IncomingMessage) => forget(socket));
}
