/**
 * Asks a site on a port of this machine for its pages and their scripts every 25 ms, in a process of its own, until it is told to stop.
 * Sends `{ seen }` for each build of `writeSmallBuild` that it meets, and `{ asked, bad }` at the end.
 */
import { get } from 'node:http';
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
  if (build === seen) return;
  seen = build;
  process.send?.({ seen });
}

const visits: Promise<unknown>[] = [];
const poll = setInterval(() => {
  for (const [path, language, cookie] of [
    ['/', 'ar', ''],
    ['/about', 'en', 'i18next=en'],
  ] as const)
    visits.push(visit(path, language, cookie).catch((error) => bad.push(String(error))));
}, 25);

process.once('message', async () => {
  clearInterval(poll);
  await Promise.all(visits);
  process.send?.({ asked, bad }, () => process.exit());
});
