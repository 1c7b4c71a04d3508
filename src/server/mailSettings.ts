import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import parseAddresses from 'nodemailer/lib/addressparser';
import { noReplyAt, senderName } from '../mail/composeMessage.js';
import { CommandError } from './runCommand.js';

type Settings = Readonly<Record<string, string | undefined>>;

/** The settings in a file such as `.env`, and those of the environment, which prevail. Throws a CommandError for an unreadable file. */
export function readSettings(file: string): Settings {
  try {
    return { ...parseEnv(readFileSync(file, 'utf8')), ...process.env };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Under systemd all settings come from the environment, and the file need not be readable.
    if (code === 'ENOENT' || process.env['SMTP_URL']) return process.env;
    throw new CommandError(`The settings in ${file} cannot be read by this account: ${message}`);
  }
}

const isAddress = (text: string) => /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]+$/.test(text);

/** The problems of a setting that may hold `most` e-mail addresses. */
function* addressProblems(name: string, text: string, most: number) {
  const all = parseAddresses(text, { flatten: true });
  // Where the comma between two addresses is missing, the parser reads one of them as the name of the other.
  const wrong = all.find((each) => !isAddress(each.address) || each.name.includes('@'));
  if (wrong)
    yield `${name} must hold addresses such as sales@lifts.sa or Sales <sales@lifts.sa>, not ${JSON.stringify(text)}`;
  else if (all.length > most) yield `${name} must hold one address`;
  else if (text.includes('@lifts.example')) yield `${name} is still that of .env.example`;
}

/** The problems of the mail server's URL, in texts that do not show its password. */
function* serverProblems(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isTls = url?.protocol === 'smtps:';
  const isEncoded = !/%(?![\da-f]{2})/i.test(`${url?.username} ${url?.password}`);
  if (!url?.hostname || !isEncoded || !(isTls || url.protocol === 'smtp:'))
    yield 'SMTP_URL must look like smtps://user:password@mail.lifts.sa:465, with user and password percent-encoded';
  else if (url.hostname === 'mail.example') yield 'SMTP_URL is still that of .env.example';
  else if (!url.port) yield 'SMTP_URL lacks the port: mostly :465 with smtps://, :587 with smtp://';
  else if (isTls && ['25', '587'].includes(url.port))
    yield `SMTP_URL: port ${url.port} begins without TLS, and wants smtp://`;
  else if (!isTls && url.port === '465')
    yield 'SMTP_URL: port 465 begins with TLS, and wants smtps://';
  else if (url.username && !url.password) yield 'SMTP_URL has a user without a password';
}

/**
 * The settings of the mail service. Without MAIL_FROM, the sender is the user of SMTP_URL if that is an e-mail address, as Gmail and
 * Microsoft require. Throws a CommandError that says what is missing or wrong.
 */
export function mailSettings(settings: Settings, command: string) {
  const { SMTP_URL: url = '', MAIL_TO = '', MAIL_FROM = '', SPOOL = 'spool' } = settings;
  const missing = Object.entries({ SMTP_URL: url, MAIL_TO }).flatMap(([name, value]) =>
    value === '' ? [name] : [],
  );
  if (missing.length > 0)
    throw new CommandError(`${command} needs ${missing.join(' and ')} (.env.example)`);
  const problems = [
    ...serverProblems(url),
    ...addressProblems('MAIL_TO', MAIL_TO, Infinity),
    ...addressProblems('MAIL_FROM', MAIL_FROM, 1),
  ];
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  const to = parseAddresses(MAIL_TO, { flatten: true }).map(({ address }) => address);
  const user = decodeURIComponent(new URL(url).username);
  const own = isAddress(user) ? user : noReplyAt(to[0] ?? '');
  const [from] = parseAddresses(MAIL_FROM || own, { flatten: true });
  return {
    url,
    to,
    from: { name: from?.name || senderName, address: from?.address ?? own },
    folder: path.resolve(SPOOL),
    alertCommand: settings['ALERT_COMMAND'],
  };
}
