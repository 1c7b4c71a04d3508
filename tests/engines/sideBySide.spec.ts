import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pagePaths } from '../sitePaths';
import { inEachLayout, test, widths } from './engineTest';
import { isAtRest, readParts } from './inPage';

/** The folder for the pictures, and for `index.html`, which shows the pictures of all engines side by side for people to compare. */
const folder = path.resolve(import.meta.dirname, '../report/engines');
test.beforeAll(() => mkdir(folder, { recursive: true }));

inEachLayout((language, layout) => {
  for (const address of pagePaths)
    test(`pictures of ${address}`, async ({ visitor, engineName }) => {
      const { tab } = visitor;
      await visitor.open(address);
      if (address === '/') {
        await visitor.press('button', visitor.say('Pause_Pictures'));
        // Presses an empty place, so that the mouse leaves the button.
        await tab.press(2, 2);
      }
      // Makes the window as high as the page, so that every picture loads and one screenshot shows the whole page.
      const missingHeight = async () => {
        const height = await tab.run(() => document.documentElement.scrollHeight);
        await tab.resize(widths[layout], height);
        return tab.run(() => document.documentElement.scrollHeight - window.innerHeight);
      };
      await visitor.expectSoon('height of the page below the window', missingHeight, 0);
      await visitor.expect('the page is at rest', isAtRest, true);
      const page = sharp(await tab.picture());
      const boxes = await tab.run(readParts);
      const name = address.slice(1) || 'home';
      const writing = boxes.map((box, part) =>
        page
          .clone()
          .extract(box)
          .png({ compressionLevel: 3 })
          .toFile(path.join(folder, `${name} ${part + 1} ${language} ${layout} ${engineName}.png`)),
      );
      await Promise.all(writing);
    });
});

test.afterAll(async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.png')).toSorted();
  const rows = new Set(files.map((file) => file.slice(0, file.lastIndexOf(' '))));
  const html = [...rows].map((row) => {
    const pictures = files.filter((file) => file.startsWith(`${row} `));
    return `<h2>${row}</h2><div>${pictures.map((file) => `<img src="${file}" alt="${file}">`).join('')}</div>`;
  });
  const style =
    'div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem } img { max-width: 100% }';
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Engines</title><style>${style}</style>${html.join('\n')}`,
  );
});
