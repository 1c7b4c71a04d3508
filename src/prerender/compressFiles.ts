import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Writes a brotli and a gzip copy beside every text file in a folder, at the highest quality, which would be too slow at each request. */
export async function compressFiles(folder: string) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => texts.test(file))
      .map(async (name) => {
        const file = path.join(folder, name);
        const text = await readFile(file);
        const quality = {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        };
        await writeFile(`${file}.br`, await promisify(brotliCompress)(text, quality));
        await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
      }),
  );
}
