/**
 * Runs a mail server over TLS with one account, website:p@ss, which writes each e-mail to a file: `mailAccount.ts <port> <certificate>
 * <key> <file>`.
 */
import { createWriteStream, readFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';

const [port, certificate = '', key = '', file = ''] = process.argv.slice(2);

const server = new SMTPServer({
  secure: true,
  cert: readFileSync(certificate),
  key: readFileSync(key),
  logger: false,
  onAuth: ({ username, password }, _session, callback) =>
    username === 'website' && password === 'p@ss'
      ? callback(null, { user: username })
      : callback(new Error('No such account')),
  onData: (stream, _session, callback) =>
    void stream.pipe(createWriteStream(file)).once('close', () => callback()),
});
server.listen(Number(port), '127.0.0.1');
