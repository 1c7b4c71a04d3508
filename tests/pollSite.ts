/**
 * Runs in a process of its own: requests the pages and scripts of a site on a port of this machine, 25 ms after each answer, until the
 * parent process sends a message. Sends the parent `{ seen }` for each new build of `writeSmallBuild`, and at the end `{ asked, bad }`: the
 * number of its requests, and the wrong answers.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPolicyOf } from '../src/hosting/contentSecurityPolicy';
import { askHost } from './askHost';

const port = Number(process.argv[2]);
const bad: string[] = [];
let asked = 0;
let seen = '';

/** Requests a path over a new connection: a deploy may close a connection that is kept open, and then a browser would try again. */
async function ask(path: string, cookie = '') {
  asked += 1;
  const { status, headers, text } = await askHost(port, path, { headers: { cookie } });
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  return { text, policy: String(headers['content-security-policy']) };
}

async function visit(path: string, language: string, cookie: string) {
  const { text, policy } = await ask(path, cookie);
  if (!text.includes(`lang="${language}"`) || !text.endsWith('</html>'))
    throw new Error(`${path} is not whole`);
  if (!isPolicyOf(policy, text)) throw new Error(`${path} comes under the policy of another build`);
  const [script = '', build = ''] = /\/assets\/start-(\w+)\.js/.exec(text) ?? [];
  if ((await ask(script)).text !== `build(${build});`) throw new Error(`${script} is not whole`);
  return build;
}

const isStopped = once(process, 'message').then(() => true);

/**
 * Polls the site until the parent sends a message. Reports a build only once both pages show it. Then the test publishes the next build, so
 * that no visit meets a page that is three builds old.
 */
async function poll(): Promise<void> {
  const found = await Promise.all(
    (
      [
        ['/', 'ar', ''],
        ['/about', 'en', 'i18next=en'],
      ] as const
    ).map(([path, language, cookie]) =>
      visit(path, language, cookie).catch((error) => void bad.push(String(error))),
    ),
  );
  const [build] = found;
  if (build && build !== seen && found.every((each) => each === build)) {
    seen = build;
    process.send?.({ seen });
  }
  if (!(await Promise.race([isStopped, sleep(25, false)]))) await poll();
}

await poll();
process.send?.({ asked, bad }, () => process.exit());
