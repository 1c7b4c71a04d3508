import { prerenderedPaths } from '../prerender/prerenderedPaths.js';
import { cacheControl } from '../hosting/cacheControl.js';
import { allowedMailOrigin, isPolicyOf } from '../hosting/contentSecurityPolicy.js';
import { canonicalOrigin, isSiteAddress, otherName } from '../hosting/otherName.js';
import { mailPath } from '../mail/mailService.js';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const languages = [
  { language: 'ar', cookie: '' },
  { language: 'en', cookie: 'i18next=en' },
] as const;

const requiredHeaders = [
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

/** The problems of a page of the site at `origin`. Each is the rest of a sentence that begins with the page's path. */
function* pageProblems(
  { status, headers, text }: Answer,
  { origin, language, expected }: { origin: string; language: string; expected: number },
) {
  if (status !== expected) yield `answers ${status} instead of ${expected}`;
  if (!text.includes(`<html lang="${language}"`)) yield `is not in the language "${language}"`;
  if (!headers.get('vary')?.includes('Cookie')) yield 'lacks "Vary: Cookie"';
  const policy = headers.get('content-security-policy') ?? '';
  if (!isPolicyOf(policy, text))
    yield policy ? 'comes under the policy of another build' : 'has no content security policy';
  const canonical = canonicalOrigin(text);
  if (expected === 200 && canonical !== origin)
    yield `says that its address is ${canonical ?? 'none'} instead of ${origin} (src/content/siteAddress.ts)`;
  for (const name of requiredHeaders) if (!headers.has(name)) yield `lacks the header ${name}`;
}

/** The problems of a file. Each is the rest of a sentence that begins with the file's path. */
function* fileProblems({ status, headers }: Answer, path: string) {
  if (status !== 200) yield `answers ${status} instead of 200`;
  else if (headers.get('cache-control') !== cacheControl(path))
    yield `is kept by "${headers.get('cache-control')}" instead of "${cacheControl(path)}"`;
}

/** The paths of the site's own scripts, styles and fonts that a page loads. */
const filesOf = (page: string) => [
  ...new Set(
    [...page.matchAll(/["'](\/(?:assets|fonts)\/[^"'\s?]+)["']/g)].map(([, path = '']) => path),
  ),
];

/** The problems of the contact form's address: the mail service answers GET with 405 if it works, and 503 if messages are not sent. */
function* mailProblems({ status, headers }: Answer) {
  if (status === 503)
    yield 'answers 503: messages are not sent, and the /health of the mail service says why';
  else if (status !== 405 || headers.get('allow') !== 'POST')
    yield `answers ${status}: the contact form cannot send`;
}

/** The problems of the answer to a test message. Its status is 200 once the mail server has taken the message, and 202 before. */
function* testProblems({ status }: Answer) {
  if (status === 202)
    yield 'keeps a test message, and the mail server has not taken it within 15 s';
  else if (status !== 200) yield `answers ${status} to a test message`;
}

const testMessage = (subject: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Prefer: 'wait' },
  body: JSON.stringify({
    user_id: 'check',
    service_id: 'check',
    template_id: 'check',
    template_params: { subject, message: 'A test by npm run check: nobody waits for an answer.' },
  }),
});

/**
 * The problem, if any, of the site's other name (with or without `www.`): over TLS, that name must redirect to the site at `origin`. A site
 * whose own name has no `www.` need not have the name with `www.`.
 */
export async function otherNameProblem(origin: string, other: string): Promise<string[]> {
  try {
    const signal = AbortSignal.timeout(20_000);
    const { status, headers } = await fetch(`${other}/about`, { redirect: 'manual', signal });
    const target = headers.get('location');
    return target === `${origin}/about`
      ? []
      : [`${other} answers ${status} and leads to ${target ?? 'nothing'} instead of ${origin}`];
  } catch (error) {
    const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
    if (cause?.code === 'ENOTFOUND' && !new URL(origin).hostname.startsWith('www.')) return [];
    return [`${other} does not lead to ${origin}: ${cause?.message ?? message}`];
  }
}

/**
 * Requests from the site at `origin` every page in both languages, the files that the pages load, the translations, a missing page and the
 * contact form's address. Sends a test message if a subject is given. Resolves with the number of requests, and one line about each
 * problem.
 */
export async function checkSite(origin: string, subject?: string) {
  const problems: string[] = [];
  let asked = 0;
  async function ask(
    path: string,
    find: (answer: Answer) => Iterable<string>,
    cookie = '',
    request: RequestInit = { headers: { cookie } },
  ) {
    asked += 1;
    try {
      const signal = AbortSignal.timeout(20_000);
      const answer = await fetch(origin + path, { redirect: 'manual', signal, ...request });
      const { status, headers } = answer;
      const text = await answer.text();
      for (const problem of find({ status, headers, text })) problems.push(`${path} ${problem}`);
      return { headers, text };
    } catch (error) {
      const { cause, message } = error as Error;
      problems.push(
        `${path} cannot be reached: ${cause instanceof Error ? cause.message : message}`,
      );
      return { headers: new Headers(), text: '' };
    }
  }
  const files = new Set([
    '/locales/ar/translation.json',
    '/locales/en/translation.json',
    '/robots.txt',
  ]);
  let mail: string | undefined;
  for (const { language, cookie } of languages) {
    for (const path of prerenderedPaths) {
      const page = await ask(
        path,
        (answer) => pageProblems(answer, { origin, language, expected: 200 }),
        cookie,
      );
      for (const file of filesOf(page.text)) files.add(file);
      mail ??= allowedMailOrigin(page.headers.get('content-security-policy') ?? '');
    }
    await ask(
      '/no-such-floor',
      (answer) => pageProblems(answer, { origin, language, expected: 404 }),
      cookie,
    );
  }
  for (const path of files) await ask(path, (answer) => fileProblems(answer, path));
  // Where the form sends to another origin, the site itself has no mail service to check.
  if (mail === undefined) await ask(mailPath, mailProblems);
  if (mail === undefined && subject !== undefined)
    await ask(mailPath, testProblems, '', testMessage(subject));
  else if (subject !== undefined)
    problems.push(`${mail} takes messages from browsers alone: send one by the contact form`);
  if (isSiteAddress(origin)) {
    asked += 1;
    problems.push(
      ...(await otherNameProblem(origin, `https://${otherName(new URL(origin).hostname)}`)),
    );
  }
  return { asked, problems };
}
