import { once } from 'node:events';
import net from 'node:net';

/** An answer as it came over the line; the status 0 where nothing came. */
export interface RawAnswer {
  readonly status: number;
  /** The values by the names in small letters. */
  readonly headers: Map<string, string>;
  readonly body: Buffer;
}

/** Sends bytes to a port of this machine, and reads all that comes back until the server ends the connection. */
export async function sendBytes(bytes: string | Buffer, port: number): Promise<RawAnswer> {
  const connection = net.connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  connection.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => {});
  connection.write(bytes);
  await once(connection, 'close');
  const all = Buffer.concat(chunks);
  const end = all.indexOf('\r\n\r\n');
  const [line = '', ...fields] = all.subarray(0, end).toString().split('\r\n');
  const headers = new Map(
    fields.map((field) => {
      const [name = '', ...value] = field.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  return { status: Number(line.split(' ')[1] ?? 0), headers, body: all.subarray(end + 4) };
}
