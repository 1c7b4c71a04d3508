/** Runs the project's own mail service, which spools messages and sends them by SMTP: `npm run serve:mail`. */
import { createServer, type RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Alarm } from '../mail/Alarm.js';
import { mailService } from '../mail/mailService.js';
import { sendBySmtp } from '../mail/sendBySmtp.js';
import { Spool } from '../mail/Spool.js';
import { notKept, type SpoolHealth } from '../mail/spoolHealth.js';
import { tidySpool } from '../mail/tidySpool.js';
import { listen, waitingTimes } from './listen.js';
import { mailSettings, readSettings } from './mailSettings.js';
import { readOptions } from './readOptions.js';
import { runCommand } from './runCommand.js';

const command = 'npm run serve:mail';
const log = (line: string) => console.log(line);

/** How long, in milliseconds, the process waits at its end for e-mails that are being sent. Those that it cuts off are sent again later. */
const longestEnd = 3000;

/** How often, in milliseconds, the service checks its spool and raises the alarm about problems. */
const lookEvery = 30_000;

await runCommand(async () => {
  const { port } = readOptions(4180);
  const settings = mailSettings(readSettings('.env'), command);
  const { url, to, from, folder, alertCommand } = settings;
  const recipients = to.join(', ');
  const alarm = new Alarm(alertCommand, log);
  let attention: SpoolHealth['attention'] = {};
  const isWell = () => Object.keys(attention).length === 0;
  const lookAround = async () => {
    await tidySpool(spool.files, recipients, from).catch((error: Error) => log(error.message));
    await spool.takeUp();
    const health = await spool.health();
    ({ attention } = health);
    alarm.tell(attention);
    return health;
  };
  let [last, next]: (ReturnType<typeof lookAround> | undefined)[] = [];
  // Only one check runs at a time. All calls during a check share the one check that follows.
  const look = () =>
    (next ??= Promise.resolve(last).then(() => {
      next = undefined;
      last = lookAround();
      return last;
    }));
  const onTrouble = () => void look();
  const mailer = sendBySmtp({ url, from: from.address, to });
  const spool = new Spool(folder, mailer, log, onTrouble);
  const takeMessage = mailService({
    outbox: spool.files.pathOf('queue'),
    digest: spool.files.pathOf('digest'),
    to: recipients,
    from,
    behindProxy: true,
    log,
    onSaved: (name) => spool.add(name),
    onFailed: (error) => {
      alarm.tell({ ...attention, [notKept]: (error as Error).message });
      onTrouble();
    },
    isSent: (name) => spool.isSent(name),
    isWell,
  });
  const answerHealth: RequestListener = async (_request, response) => {
    const health = await look();
    response
      .writeHead(isWell() ? 200 : 503, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
      })
      .end(JSON.stringify(health));
  };
  const server = createServer(waitingTimes, (request, response) => {
    if (request.url === '/health') answerHealth(request, response);
    else void takeMessage(request, response, () => response.writeHead(404).end());
  });
  // Listens before it touches the spool: a second service on the same port fails here, and leaves the spool to the first.
  await listen(server, port, '127.0.0.1', command);
  await spool.start();
  await look();
  setInterval(onTrouble, lookEvery).unref();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      server.close();
      server.closeIdleConnections();
      void Promise.race([spool.stop(), sleep(longestEnd)]).finally(() => process.exit(0));
    });
  console.log(
    `Mail service: http://127.0.0.1:${port}, messages go through ${folder} to ${recipients}`,
  );
});
