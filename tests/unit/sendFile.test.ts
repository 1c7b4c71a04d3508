import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendFile } from '../../src/hosting/sendFile';

/** How many answers have been begun, and how many are over: their files are closed. */
const answers = { begun: 0, over: 0 };
const folder = mkdtempSync(path.join(tmpdir(), 'suood-send-'));
const file = path.join(folder, 'picture.avif');
const server = createServer(async (request, response) => {
  answers.begun += 1;
  await sendFile(request, response, file, { status: 200, headers: {} });
  answers.over += 1;
});

beforeAll(async () => {
  // More than a connection takes at once.
  writeFileSync(file, Buffer.alloc(8_000_000));
  await once(server.listen(0), 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it.each([1, 2, 20])(
  'a client that asks for %i files at once and leaves has none of them kept open',
  async (count) => {
    Object.assign(answers, { begun: 0, over: 0 });
    const client = connect((server.address() as AddressInfo).port);
    await once(client, 'connect');
    client.pause().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(count));
    await expect.poll(() => answers.begun).toBe(count);
    expect(answers.over).toBe(0);
    client.destroy();
    await expect.poll(() => answers.over).toBe(count);
  },
);
