import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeholders } from '../../src/build/placeholders';
import { mailKeys } from '../../src/mail/missingMailKeys';
import { SmallSite } from '../SmallSite';

vi.setConfig({ testTimeout: 30_000 });

let site: SmallSite;
beforeEach(() => {
  site = new SmallSite();
});
afterEach(() => site.remove());

const allKeys = Object.fromEntries(mailKeys.map((key) => [key, 'x']));
const [firstKey, ...otherKeys] = mailKeys;
const someKeys = `EmailJS cannot send without ${otherKeys.join(' and ')}: set all three keys, or none (.env.example)\n`;

describe('npm run build', () => {
  it('says loudly that the form cannot send, and which placeholders are left', async () => {
    const { code, errors } = await site.run('build').exit;
    expect(code).toBe(0);
    expect(errors).toContain('NOT READY TO SEND: this build has no keys of EmailJS');
    expect(errors).toContain('NOT READY TO PUBLISH: 10 placeholders are left.');
    for (const line of placeholders()) expect(errors).toContain(`  ${line}\n`);
  });

  it('refuses some of the keys and names the missing, before it builds', async () => {
    expect(await site.run('build', { [firstKey]: 'x' }).exit).toEqual({
      code: 1,
      output: '',
      errors: someKeys,
    });
  });

  it('has nothing to say about the mail with all keys', async () => {
    const { code, errors } = await site.run('build', allKeys).exit;
    expect([code, errors]).toEqual([0, expect.not.stringContaining('NOT READY TO SEND')]);
  });
});

it('A value of the company is no placeholder', () => {
  const own = ['https://www.lifts.sa', 'info@lifts.sa', '+966 11 234 5678', '966551234567'];
  expect(placeholders({ file: own })).toEqual([]);
  expect(placeholders({ file: ['+966 11 000 0000'] })).toEqual(['file: +966 11 000 0000']);
});

describe('npm run host', () => {
  it('refuses a build without keys, unless told so', async () => {
    await site.run('build').exit;
    const refused = await site.run('host', {}, 'nginx', '--http').exit;
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toContain(`Set ${mailKeys.join(', ')} and build again`);
    const told = await site.run('host', {}, 'nginx', '--http', '--without-mail').exit;
    expect(told).toMatchObject({ code: 0, errors: '' });
    expect(told.output).toContain('server {');
  });

  it('refuses some of the keys', async () => {
    await site.run('build').exit;
    expect(await site.run('host', { [firstKey]: 'x' }, 'nginx', '--http').exit).toEqual({
      code: 1,
      output: '',
      errors: someKeys,
    });
  });

  it('reads the policy from the build, whatever the keys are now', async () => {
    await site.run('build', allKeys).exit;
    const { code, output } = await site.run('host', {}, 'nginx', '--http').exit;
    expect([code, output]).toEqual([
      0,
      expect.stringContaining("connect-src 'self' https://api.emailjs.com;"),
    ]);
  });

  it('refuses a policy that is not that of the pages', async () => {
    await site.run('build', allKeys).exit;
    const page = readFileSync(path.join(site.folder, 'dist/index.html'), 'utf8');
    site.write('dist/index.html', page.replace('</head>', '<script>other()</script></head>'));
    const { code, errors } = await site.run('host', {}, 'caddy').exit;
    expect([code, errors]).toEqual([
      1,
      'The policy in dist/_headers is not that of the pages beside it: build anew\n',
    ]);
  });

  it('says in one line that there is no build', async () => {
    expect(await site.run('host', {}, 'nginx', '--http').exit).toEqual({
      code: 1,
      output: '',
      errors: 'There is no whole build in dist: run `npm run build` first\n',
    });
  });
});
