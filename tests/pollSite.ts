/**
 * Asks a site on a port of this machine for its pages and their scripts, 25 ms after each answer, in a process of its own, until it is
 * told to stop.
 * Sends `{ seen }` for each build of `writeSmallBuild` that it meets, and `{ asked, bad }` at the end.
 */
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPolicyOf } from '../src/hosting/contentSecurityPolicy';

const port = Number(process.argv[2]);
const bad: string[] = [];
let asked = 0;
let seen = '';

/** An answer, whole. Each request has a connection of its own: at a deploy, browsers try one again that was kept open. */
const ask = (path: string, cookie = '') =>
  new Promise<{ text: string; policy: string }>((resolve, reject) => {
    asked += 1;
    get({ port, host: '127.0.0.1', path, agent: false, headers: { cookie } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('error', reject);
      response.on('end', () => {
        const policy = String(response.headers['content-security-policy']);
        if (response.statusCode === 200 && response.complete) resolve({ text, policy });
        else reject(new Error(`${path} answers ${response.statusCode}`));
      });
    }).on('error', reject);
  });

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

/** Asks again and again. The next build is published when this one was seen in full: so no visit is three builds behind. */
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
