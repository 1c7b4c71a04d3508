/** Makes the pictures in `public/images` that are not up to date (artwork/README.md). An interrupted run can be continued. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { pictures, type PictureName } from '../src/content/pictures';
import { grade, shoot } from './blender';
import { encode } from './encode';
import { record } from './manifest';
import { draft, plan, type Plan } from './plan';
import { settings } from './settings';

type Progress = (share: number) => void;

const here = fileURLToPath(new URL('./', import.meta.url));
const renders = `${here}renders/`;

/** Renders a draft to `renders/<name>-draft.png`. */
async function preview({ name, setting, size }: Plan, progress: Progress) {
  const path = `${renders}${name}-draft`;
  rmSync(`${path}.exr`, { force: true });
  await shoot(name, setting, size, path, progress);
  await grade(`${path}.exr`, `${path}.png`, size, setting);
}

async function develop(item: Plan, progress: Progress) {
  const { name, setting, size, source, finish, known } = item;
  const path = `${renders}${name}-${source}`;
  const start = Date.now();
  const rendered = await shoot(name, setting, size, path, progress);
  const seconds = rendered ? Math.round((Date.now() - start) / 1000) : known?.seconds;
  await grade(`${path}.exr`, `${renders}${name}.png`, size, setting);
  await encode(name, `${renders}${name}.png`);
  const from = `scenes/${setting.scene}.py`;
  record(name, { made: 'render', from, source, finish, master: size, ...(seconds && { seconds }) });
  const masters = new RegExp(`^${name}-[0-9a-f]{12}\\.`);
  for (const file of readdirSync(renders)) {
    if (masters.test(file) && !file.includes(source)) rmSync(renders + file);
  }
}

/** Crops a photograph about its middle to the aspect ratio that the page needs, without scaling it, and encodes the result. */
async function adopt({ name, size, source, finish }: Plan, photograph: string) {
  const { width, height } = (await sharp(here + photograph).metadata()).autoOrient;
  const share = Math.min(width / size[0], height / size[1]);
  const cut = sharp(here + photograph).autoOrient();
  const [across, down] = [Math.round(size[0] * share), Math.round(size[1] * share)];
  await cut.resize(across, down).toFile(`${renders}${name}.png`);
  const master = await encode(name, `${renders}${name}.png`);
  record(name, { made: 'photograph', from: photograph, source, finish, master });
}

/** Marks a picture as up to date without rendering it: for use after a change to the scenes that does not alter it. */
function keep({ name, source, known }: Plan) {
  if (!known) throw new Error(`${name} has not been made yet`);
  const master = `${renders}${name}-${known.source}.exr`;
  if (existsSync(master)) renameSync(master, `${renders}${name}-${source}.exr`);
  record(name, { ...known, source });
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    preview: { type: 'boolean' },
    keep: { type: 'boolean' },
  },
});

function chosen() {
  const names = Object.keys(settings) as PictureName[];
  const unknown = values.only?.find((name) => !(name in pictures));
  if (unknown) throw new Error(`No picture is named ${unknown}: ${names.join(', ')}`);
  const wanted = names.filter((name) => values.only?.includes(name) ?? true);
  return values.preview ? wanted.map(draft) : wanted.map(plan).filter(({ current }) => !current);
}

async function run() {
  mkdirSync(renders, { recursive: true });
  const due = chosen();
  for (const [index, item] of due.entries()) {
    const later = due.slice(index + 1).reduce((sum, { seconds }) => sum + seconds, 0);
    const progress = (share: number) => {
      const minutes = Math.ceil((item.seconds * (1 - share) + later) / 60);
      const percent = Math.round(share * 100);
      const line = `${index + 1} of ${due.length}: ${item.name} ${percent} %, about ${minutes} min left`;
      if (process.stdout.isTTY) process.stdout.write(`\r${line}\u001B[K`);
      else if (share === 0) console.log(line);
    };
    if (values.keep) {
      keep(item);
      continue;
    }
    progress(0);
    // One after another, because every render takes all cores.
    /* oxlint-disable no-await-in-loop */
    if (values.preview) await preview(item, progress);
    else if (item.photograph) await adopt(item, item.photograph);
    else await develop(item, progress);
    /* oxlint-enable no-await-in-loop */
  }
  console.log(due.length === 0 ? 'All pictures are up to date.' : `\nDone: ${due.length}.`);
}

try {
  await run();
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exitCode = 1;
}
