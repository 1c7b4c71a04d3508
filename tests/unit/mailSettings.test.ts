import { afterEach, describe, expect, it, vi } from 'vitest';
import { mailSettings, readSettings } from '../../src/server/mailSettings';
import { CommandError } from '../../src/server/runCommand';

afterEach(() => vi.unstubAllEnvs());

const SMTP_URL = 'smtps://website:p%40ss@mail.lifts.sa:465';
const MAIL_TO = 'sales@lifts.sa';
const read = (more: Record<string, string>) =>
  mailSettings({ SMTP_URL, MAIL_TO, ...more }, 'npm run serve:mail');

describe('the settings of the mail service', () => {
  it.each([
    [
      { MAIL_TO: 'sales@lifts.sa, Office <office@lifts.sa>' },
      { to: ['sales@lifts.sa', 'office@lifts.sa'] },
    ],
    [{ MAIL_TO: '"Sales, Riyadh" <sales@lifts.sa>' }, { to: ['sales@lifts.sa'] }],
    [{}, { from: { name: 'Suood Elevators website', address: 'no-reply@lifts.sa' } }],
    [
      { SMTP_URL: 'smtp://web%40gmail.com:abcd efgh@smtp.gmail.com:587' },
      { from: { name: 'Suood Elevators website', address: 'web@gmail.com' } },
    ],
    [
      { MAIL_FROM: 'Website <web@lifts.sa>' },
      { from: { name: 'Website', address: 'web@lifts.sa' } },
    ],
  ])('take %j', (more, settings) => {
    expect(read(more)).toMatchObject(settings);
  });

  it.each([
    [{ MAIL_TO: '' }, 'npm run serve:mail needs MAIL_TO (.env.example)'],
    [{ MAIL_TO: 'sales' }, 'MAIL_TO must hold addresses such as'],
    [{ MAIL_TO: 'sales@lifts' }, 'MAIL_TO must hold addresses such as'],
    [{ MAIL_TO: 'sales@lifts.sa office@lifts.sa' }, 'MAIL_TO must hold addresses such as'],
    [{ MAIL_TO: 'sales@lifts.example' }, 'MAIL_TO is still that of .env.example'],
    [{ MAIL_FROM: 'a@lifts.sa, b@lifts.sa' }, 'MAIL_FROM must hold one address'],
    [{ SMTP_URL: 'http://mail.lifts.sa:465' }, 'SMTP_URL must look like smtps://'],
    [{ SMTP_URL: 'mail.lifts.sa:465' }, 'SMTP_URL must look like smtps://'],
    [{ SMTP_URL: 'smtps://u:p#ss@mail.lifts.sa:465' }, 'SMTP_URL must look like smtps://'],
    [{ SMTP_URL: 'smtps://u:p%ss@mail.lifts.sa:465' }, 'SMTP_URL must look like smtps://'],
    [{ SMTP_URL: 'smtps://u:p@mail.example:465' }, 'SMTP_URL is still that of .env.example'],
    [{ SMTP_URL: 'smtps://u:p@mail.lifts.sa' }, 'SMTP_URL lacks the port'],
    [{ SMTP_URL: 'smtps://u:p@mail.lifts.sa:587' }, 'SMTP_URL: port 587 begins without TLS'],
    [{ SMTP_URL: 'smtp://u:p@mail.lifts.sa:465' }, 'SMTP_URL: port 465 begins with TLS'],
    [{ SMTP_URL: 'smtps://u@mail.lifts.sa:465' }, 'SMTP_URL has a user without a password'],
  ])('say what is wrong with %j', (more, words) => {
    expect(() => read(more)).toThrow(CommandError);
    expect(() => read(more)).toThrow(words);
  });

  it('an error says that the settings file cannot be read, unless the environment has the settings', () => {
    // Uses a folder as the unreadable file, because root can read every file.
    expect(() => readSettings('tests')).toThrow(/^The settings in tests cannot be read/);
    expect(readSettings('no-such-file')).toBe(process.env);
    vi.stubEnv('SMTP_URL', SMTP_URL);
    expect(readSettings('tests')).toBe(process.env);
  });
});
