import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pictures, type PictureName } from '../src/content/pictures';
import { fileFingerprint, sceneFingerprint } from './fingerprint';
import { readManifest } from './manifest';
import { settings, type Setting } from './settings';

const photographs = fileURLToPath(new URL('photographs/', import.meta.url));

/** How many samples two cores compute in a second, measured on interiors: used to estimate how long a first render takes. */
const pace = 300_000;

function photographOf(name: PictureName) {
  const files = existsSync(photographs) ? readdirSync(photographs) : [];
  const file = files.find((candidate) => candidate.replace(/\.\w+$/, '') === name);
  return file === undefined ? undefined : `photographs/${file}`;
}

/** How a picture would be made today, and whether the existing picture was made in this way (`current`). */
export function plan(name: PictureName) {
  const { aspect, widths } = pictures[name];
  const width = Math.max(...widths);
  const size = [width, Math.round((width * aspect[1]) / aspect[0])] as const;
  const setting: Setting = settings[name];
  const { scene, samples, exposure, white, vignette } = setting;
  const photograph = photographOf(name);
  const known = readManifest()[name];
  const source = photograph
    ? fileFingerprint([photograph])
    : sceneFingerprint(scene, [name, samples, size]);
  const finish = photograph
    ? fileFingerprint(['encode.ts'], widths)
    : fileFingerprint(['encode.ts', 'grade.py'], [widths, exposure, white, vignette]);
  return {
    name,
    size,
    setting,
    photograph,
    source,
    finish,
    known,
    current: known?.source === source && known.finish === finish,
    seconds: photograph ? 1 : (known?.seconds ?? (size[0] * size[1] * samples) / pace),
  };
}

/** The plan of a quick draft of a picture: small and grainy. */
export function draft(name: PictureName): Plan {
  const item = plan(name);
  const share = 480 / Math.max(...item.size);
  const size = [Math.round(item.size[0] * share), Math.round(item.size[1] * share)] as const;
  const setting = { ...item.setting, samples: 16 };
  return { ...item, size, setting, source: 'draft', seconds: (size[0] * size[1] * 16) / pace };
}

export type Plan = ReturnType<typeof plan>;
