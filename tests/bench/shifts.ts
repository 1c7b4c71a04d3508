import arabic from '../../public/locales/ar/translation.json' with { type: 'json' };
import type { Figure } from './Figure';
import { visit, type Visitor } from './visit';
import { watchShifts } from './watchShifts';

/** A slow connection, over which the typeface arrives after the text: 150 ms to the first byte, 1.6 Mbit/s. */
export const slowLine = {
  offline: false,
  latency: 562,
  downloadThroughput: 184_000,
  uploadThroughput: 84_000,
};

/** Measures the layout shift that the arrival of the typeface, the rotation of the pictures, and the menu cause. */
export async function shifts(origin: string): Promise<Figure[]> {
  const cases: Record<string, (visitor: Visitor) => Promise<void>> = {
    'while the typeface comes late': async ({ page, tools }) => {
      await tools.send('Network.enable');
      await tools.send('Network.emulateNetworkConditions', slowLine);
      await page.goto(origin, { waitUntil: 'networkidle' });
    },
    'while pictures take turns': async ({ page }) => {
      await page.goto(origin, { waitUntil: 'networkidle' });
      await page.getByRole('region', { name: arabic.Our_Designs }).scrollIntoViewIfNeeded();
      await page.waitForTimeout(7000);
    },
    'while the menu opens and closes': async ({ page }) => {
      await page.goto(origin, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: arabic.Open_Menu }).click();
      await page.getByRole('button', { name: arabic.Close_Menu }).click();
      await page.waitForTimeout(500);
    },
  };
  const figures: Figure[] = [];
  for (const [name, act] of Object.entries(cases)) {
    const value = await visit(async (visitor) => {
      const readShift = await watchShifts(visitor.page);
      await act(visitor);
      return readShift();
    });
    figures.push({ name: `CLS ${name}`, value, unit: '', target: 0.0005 });
  }
  return figures;
}
