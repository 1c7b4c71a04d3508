import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as marks from '../early/marks.js';

const style = /<style>([^]*?)<\/style>/;
const blocks = new RegExp(
  `<script type="application/json" id="(${marks.translations}|${marks.fonts})">([^]*?)</script>`,
  'g',
);

/**
 * Moves the style sheet, texts and fonts of the page for unknown paths to files in `/assets/` of `outDir`. Most requests for unknown paths
 * come from programs, which do not load these files.
 */
export async function lightenPage(html: string, outDir: string): Promise<string> {
  const write = async (text: string, extension: string) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const address = `/assets/404-${hash}.${extension}`;
    await writeFile(path.join(outDir, address), text);
    return address;
  };
  const [, sheet = ''] = style.exec(html) ?? [];
  const data = [...html.matchAll(blocks)].map(([, id, text]) => [id, text]);
  const script = `for (const [id, textContent] of ${JSON.stringify(data)})
  document.head.append(Object.assign(document.createElement('data'), { id, textContent }));
`;
  const links = `<link rel="stylesheet" href="${await write(sheet, 'css')}"><script src="${await write(script, 'js')}"></script>`;
  return html.replaceAll(blocks, '').replace(style, () => links);
}
