import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pagePaths } from '../sitePaths';
import { inEachLayout, test, widths } from './engineTest';
import { isAtRest, readParts } from './inPage';

/** Where the pictures lie, and `index.html`, which lays those of the engines side by side for people to look at. */
const folder = path.resolve(import.meta.dirname, '../report/engines');
test.beforeAll(() => mkdir(folder, { recursive: true }));

inEachLayout((language, layout) => {
  for (const address of pagePaths)
    test(`pictures of ${address}`, async ({ visitor, engineName }) => {
      const { tab } = visitor;
      await visitor.open(address);
      if (address === '/') {
        await visitor.press('button', visitor.say('Pause_Pictures'));
        // Then the mouse leaves the button.
        await tab.press(2, 2);
      }
      // With the whole page in the window every picture is loaded, and one screenshot shows all.
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
