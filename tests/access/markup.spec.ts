import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { markupRemarks } from './markupRemarks';

/** A message of the checker, with the HTML that it is about and some of what stands before and after it. */
interface Message {
  readonly url: string;
  readonly type: string;
  readonly message: string;
  readonly extract?: string;
}

const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
const javaVersion = Number(/version "(\d+)/.exec(java.stderr)?.[1] ?? 0);
const require = createRequire(import.meta.url);
const checker = require.resolve('vnu-jar/build/dist/vnu.jar');
const built = path.resolve(import.meta.dirname, '../../dist');

test('the Nu HTML checker remarks on the built pages what is explained, and nothing else @ar @desktop', () => {
  test.skip(javaVersion < 11, 'The Nu HTML checker needs Java 11 or newer, which is not there');
  test.setTimeout(120_000);
  const pages = readdirSync(built, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(built, file));
  // Three pages and the one for unknown paths, in two languages.
  expect(pages.length).toBeGreaterThanOrEqual(8);
  const options = ['--format', 'json', '--also-check-css', '--exit-zero-always'];
  const { stderr } = spawnSync('java', ['-jar', checker, ...options, ...pages], {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const made = new Set<string>();
  const unexplained: string[] = [];
  for (const { url, type, message, extract = '' } of messages) {
    const known = markupRemarks.find(
      (remark) => message === remark.message && remark.place.test(extract),
    );
    if (known) made.add(known.message);
    else unexplained.push(`${url}: ${type}, ${message} ${extract}`);
  }
  expect(unexplained).toEqual([]);
  expect([...made].toSorted(), 'explained, and still remarked').toEqual(
    markupRemarks.map(({ message }) => message).toSorted(),
  );
});
