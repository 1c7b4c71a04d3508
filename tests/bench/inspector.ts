import { brotliCompressSync } from 'node:zlib';
import { preview } from 'vite';
import { inspectorPreviewPlugin } from '../../src/server/inspectorPreviewPlugin';
import { freePort } from '../freePort';
import { counter } from './counter';
import type { Figure } from './Figure';
import { burst, flood, growth, press, sessionOfEighty } from './inspectorLoad';
import { launch } from './launch';
import { layoutTime } from './layoutTime';
import { longestTasks } from './longestTasks';
import { slowestRefusal } from './slowestRefusal';
import { rounds, untilShown } from './untilShown';

/** What the state inspector costs whoever asks for it; who does not is not even sent a byte of it. */
export async function inspector(): Promise<Figure[]> {
  const port = await freePort();
  const server = await preview({
    logLevel: 'warn',
    plugins: [inspectorPreviewPlugin()],
    preview: { port, strictPort: true },
  });
  const browser = await launch();
  try {
    const context = await browser.newContext({
      baseURL: `http://localhost:${port}`,
      viewport: { width: 1440, height: 900 },
    });
    const [desk, site] = [await context.newPage(), await context.newPage()];
    let bytes = 0;
    desk.on('response', async (response) => {
      if (/\.(js|css)$/.test(response.url())) bytes += (await response.body()).length;
    });
    await desk.goto('/inspector.html', { waitUntil: 'networkidle' });

    await desk.getByRole('button', { name: 'services', exact: true }).click();
    const layoutOfLargest = await layoutTime(desk, 'services');
    await desk.getByLabel('Open session').setInputFiles({
      name: 'eighty.json',
      mimeType: 'application/json',
      buffer: Buffer.from(sessionOfEighty()),
    });
    await desk
      .getByRole('button', { name: /^eighty/ })
      .first()
      .click();
    const layoutOfEighty = await layoutTime(desk, 'eighty');
    await desk.getByRole('button', { name: 'Back to live' }).click();

    let tap = 0;
    site.on('response', async (response) => {
      if (response.url().endsWith('/inspector/local.js'))
        tap = brotliCompressSync(await response.body()).length;
    });
    await site.addInitScript(counter);
    await site.goto('/?inspect=local', { waitUntil: 'networkidle' });
    const actor = desk.getByLabel('Actors', { exact: true }).getByRole('button', { name: /^elev/ });
    await actor.first().click();
    const spent = () =>
      site.evaluate(() => (window as unknown as { spent: { ms: number } }).spent.ms);
    const before = await spent();
    const seen = await untilShown(desk, site);
    const perEvent = ((await spent()) - before) / (burst * rounds);

    const longest = await longestTasks(site);

    const ofSite = await context.newCDPSession(site);
    const ofDesk = await context.newCDPSession(desk);
    const growthOfSite = await growth(ofSite, async () => {
      for (let round = 0; round < 3; round += 1) await press(site);
    });
    const growthOfDesk = await growth(ofDesk, () => flood(site, desk));
    return [
      { name: 'script that watches a page', value: tap / 1000, unit: 'kB', target: 7 },
      {
        name: 'the inspector itself, its layout engine too',
        value: bytes / 1000,
        unit: 'kB',
        target: 2600,
      },
      { name: 'layout of the largest chart', value: layoutOfLargest, unit: 'ms', target: 1000 },
      { name: 'layout of 80 states', value: layoutOfEighty, unit: 'ms', target: 1500 },
      { name: 'slowest answer to “why not”', value: slowestRefusal(), unit: 'ms', target: 50 },
      { name: 'added to each event', value: perEvent, unit: 'ms', target: 0.5 },
      { name: `${burst} events, until all are shown`, value: seen, unit: 'ms', target: 200 },
      {
        name: 'longest task in the site meanwhile',
        value: longest.watched,
        unit: 'ms',
        target: 50,
      },
      { name: 'the same, not watched', value: longest.alone, unit: 'ms', target: 50 },
      {
        name: 'memory that 6,000 more events take in the site',
        value: growthOfSite,
        unit: 'kB',
        target: 2000,
      },
      {
        name: 'memory that 25,000 more take in a full inspector',
        value: growthOfDesk,
        unit: 'kB',
        target: 2000,
      },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}
