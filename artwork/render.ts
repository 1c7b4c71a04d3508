/**
 * Makes the pictures in `public/images`; `artwork/README.md` tells how to use it.
 * What is up to date is left alone; what an interrupted run has finished is not made again.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pictures, type PictureName } from '../src/content/pictures';
import { grade, shoot } from './blender';
import { encode } from './encode';
import { fileFingerprint, sceneFingerprint } from './fingerprint';
import { readManifest, record } from './manifest';
import { settings } from './settings';

const renders = fileURLToPath(new URL('renders/', import.meta.url));
const photographs = fileURLToPath(new URL('photographs/', import.meta.url));
mkdirSync(renders, { recursive: true });

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    preview: { type: 'boolean' },
    keep: { type: 'boolean' },
  },
});
const names = Object.keys(settings) as PictureName[];
for (const name of values.only ?? []) {
  if (!names.includes(name as PictureName)) throw new Error(`No picture is named ${name}`);
}

/** What a picture would be made from today. */
function plan(name: PictureName) {
  const { aspect, widths } = pictures[name];
  const width = values.preview
    ? Math.round(480 * Math.min(1, aspect[0] / aspect[1]))
    : Math.max(...widths);
  const size = [width, Math.round((width * aspect[1]) / aspect[0])] as const;
  const setting = values.preview ? { ...settings[name], samples: 16 } : settings[name];
  const { scene, samples, exposure, white, vignette } = setting;
  const photograph = existsSync(photographs)
    ? readdirSync(photographs).find((file) => file.replace(/\.\w+$/, '') === name)
    : undefined;
  const known = readManifest()[name];
  const source = photograph
    ? fileFingerprint([`photographs/${photograph}`])
    : sceneFingerprint(scene, [name, samples, size]);
  const finish = fileFingerprint(photograph ? ['encode.ts'] : ['encode.ts', 'grade.py'], [
    widths,
    exposure,
    white,
    vignette,
  ]);
  const seconds = known?.seconds ?? (size[0] * size[1] * samples) / 300_000;
  const current = known?.source === source && known.finish === finish;
  return { name, size, setting, photograph, source, finish, seconds, current, known };
}

type Plan = ReturnType<typeof plan>;

async function make(
  { name, size, setting, photograph, source, finish, known }: Plan,
  progress: (share: number) => void,
) {
  if (photograph) {
    const master = await encode(name, photographs + photograph);
    record(name, { made: 'photograph', from: `photographs/${photograph}`, source, finish, master });
    return;
  }
  const start = Date.now();
  const path = `${renders}${name}-${source}`;
  const rendered = existsSync(`${path}.exr`);
  await shoot(name, setting, size, path, progress);
  const seconds = rendered ? known?.seconds : Math.round((Date.now() - start) / 1000);
  await grade(`${path}.exr`, `${renders}${name}.png`, size, setting);
  if (values.preview) {
    rmSync(`${path}.exr`);
    return;
  }
  await encode(name, `${renders}${name}.png`);
  record(name, {
    made: 'render',
    from: `scenes/${setting.scene}.py`,
    source,
    finish,
    master: size,
    ...(seconds && { seconds }),
  });
  const stale = readdirSync(renders).filter(
    (file) => new RegExp(`^${name}-[0-9a-f]{12}\\.`).test(file) && !file.includes(source),
  );
  for (const file of stale) rmSync(renders + file);
}

/** `--keep`: a change of the kit that does not alter these pictures; they count as made from it. */
function keep({ name, source, finish, known }: Plan) {
  if (!known) return;
  const [old, now] = [known.source, source].map((hash) => `${renders}${name}-${hash}.exr`) as [
    string,
    string,
  ];
  if (existsSync(old)) renameSync(old, now);
  record(name, { ...known, source, finish });
}

const wanted = names.filter((name) => !values.only || values.only.includes(name)).map(plan);
const due = values.preview ? wanted : wanted.filter(({ current }) => !current);
if (values.keep) {
  due.forEach(keep);
} else {
  for (const [index, item] of due.entries()) {
    const later = due.slice(index + 1).reduce((sum, { seconds }) => sum + seconds, 0);
    const say = (share: number) => {
      const minutes = Math.ceil((item.seconds * (1 - share) + later) / 60);
      const line = `${index + 1} of ${due.length}  ${item.name}  ${Math.round(share * 100)} %  about ${minutes} min left`;
      process.stdout.write(
        process.stdout.isTTY ? `\r${line}\u001B[K` : share === 0 ? `${line}\n` : '',
      );
    };
    if (!values.preview || item.photograph === undefined) say(0);
    try {
      // One after another: every render takes all cores.
      // oxlint-disable-next-line no-await-in-loop
      await make(item, say);
    } catch (error) {
      console.error(`\n${(error as Error).message}`);
      process.exit(1);
    }
  }
}
console.log(
  `\n${wanted.length - due.length} up to date, ${due.length} ${values.keep ? 'kept' : 'made'}.`,
);
