import type { Figure } from './Figure';
import { visit } from './visit';

/** Measures all bytes that a phone receives for the Arabic home page before the visitor touches it. */
export const firstView = (origin: string): Promise<Figure[]> =>
  visit(async ({ page, tools }) => {
    let bytes = 0;
    await tools.send('Network.enable');
    tools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(origin, { waitUntil: 'networkidle' });
    return [
      { name: 'first view of a phone, Arabic', value: bytes / 1000, unit: 'kB', target: 229 },
    ];
  });
