import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** A message of the checker, with an extract of the HTML that it is about. */
interface Message {
  readonly url: string;
  readonly type: string;
  readonly message: string;
  readonly extract?: string;
}

/** The checker's wrong messages, among them all messages on CSS, because the checker does not know recent CSS. */
const mistaken: readonly RegExp[] = [
  /^CSS: /,
  // The HTML standard allows `blocking` with rel=expect too: the browser then delays the first paint until the element is there.
  /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\.$/,
  // HTML allows no `autocomplete` for phone numbers in a numeric field (specification, section 5), but browsers fill the field in (1.3.5).
  /^Bad value “tel-national” for attribute “autocomplete” on element “input”/,
  // The picture inlined in the HTML needs no `sizes`, because it has no width descriptor. The sources after it do have `sizes`.
  /^When the “srcset” attribute has any image candidate string with a width descriptor, the “sizes” attribute must also be/,
];

const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
const javaVersion = Number(/version "(\d+)/.exec(java.stderr)?.[1] ?? 0);
const require = createRequire(import.meta.url);
const checker = require.resolve('vnu-jar/build/dist/vnu.jar');
const built = path.resolve(import.meta.dirname, '../../dist');

test('the Nu HTML checker finds no error in the built pages @ar @desktop', () => {
  test.skip(javaVersion < 11, 'The Nu HTML checker needs Java 11 or newer, which is not there');
  test.setTimeout(120_000);
  const pages = readdirSync(built, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(built, file));
  // At least eight pages: the three pages and the one for unknown paths, each in two languages.
  expect(pages.length).toBeGreaterThanOrEqual(8);
  const options = ['--format', 'json', '--exit-zero-always', ...pages];
  const { stderr } = spawnSync('java', ['-jar', checker, ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const errors = messages.filter(
    ({ type, message }) => type !== 'info' && !mistaken.some((each) => each.test(message)),
  );
  expect(errors.map(({ url, message, extract }) => `${url}: ${message} ${extract}`)).toEqual([]);
});
