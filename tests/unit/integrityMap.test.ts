import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { integrityMap } from '../../src/build/integrityMap';
import { contentSecurityPolicy } from '../../src/hosting/contentSecurityPolicy';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

it('An import map has the hash of each script, and the policy that of the map', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'map-'));
  const texts = { 'a.js': 'one()', 'b.js': 'two()' };
  for (const [file, text] of Object.entries(texts)) await writeFile(path.join(folder, file), text);
  const map = await integrityMap(folder, Object.keys(texts));
  await rm(folder, { recursive: true });
  const json = /^<script type="importmap">(.*)<\/script>$/.exec(map)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({
    integrity: { '/a.js': hash('one()'), '/b.js': hash('two()') },
  });
  expect(contentSecurityPolicy(map)).toContain(`script-src 'self' '${hash(json)}';`);
});

it.each([
  ['<script>start()</script>', "trusted-types 'none'"],
  ['<script>trustedTypes.createPolicy("one", r)</script>', 'trusted-types one'],
  [
    '<script>x.createPolicy(`one`,r)</script><script>x.createPolicy(`two`,r)</script>',
    'trusted-types one two',
  ],
])('The policy for %s lets its own scripts alone make what becomes a script', (page, end) => {
  expect(contentSecurityPolicy(page).endsWith(`require-trusted-types-for 'script'; ${end}`)).toBe(
    true,
  );
});
