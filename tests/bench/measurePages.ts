import lighthouse from 'lighthouse';
import { type Figure, median } from './Figure';
import { freePort } from '../freePort';
import { launch } from './launch';
import { pagePaths } from '../sitePaths';

/** How often each page is measured; the median counts. */
const runs = 3;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  'largest-contentful-paint': { name: 'LCP', unit: 'ms', target: 1500 },
  'total-blocking-time': { name: 'TBT', unit: 'ms', target: 50 },
  'cumulative-layout-shift': { name: 'CLS', unit: '', target: 0.0005 },
} as const;

async function audit(address: string, language: string) {
  const port = await freePort();
  await using browser = await launch({ args: [`--remote-debugging-port=${port}`] });
  // Sets a real cookie: the page's scripts would not see one that is only in a request header.
  const tools = await browser.newBrowserCDPSession();
  const cookie = { name: 'i18next', value: language, url: address };
  await tools.send('Storage.setCookies', { cookies: [cookie] });
  const options = { port, logLevel: 'error', throttlingMethod: 'devtools' } as const;
  const result = await lighthouse(address, options);
  if (!result) throw new Error(`Lighthouse could not load ${address}`);
  return result.lhr;
}

/** Runs Lighthouse on every page in both languages, as on a phone, with the throttling of the developer tools. */
export async function measurePages(origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const language of ['ar', 'en']) {
    for (const page of pagePaths) {
      const results = [];
      for (let run = 0; run < runs; run += 1) results.push(await audit(origin + page, language));
      const name = `${page} ${language}`;
      for (const category of categories) {
        const scores = results.map(({ categories: all }) => (all[category]?.score ?? 0) * 100);
        const score = { name: `${name}, ${category}`, value: median(scores) };
        figures.push({ ...score, unit: '', target: 100, isFloor: true });
      }
      for (const [id, { name: short, unit, target }] of Object.entries(audits)) {
        const values = results.map((lhr) => lhr.audits[id]?.numericValue ?? Number.NaN);
        figures.push({ name: `${name}, ${short}`, value: median(values), unit, target });
      }
    }
  }
  return figures;
}
