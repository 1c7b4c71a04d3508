import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Setting } from './settings';

const here = fileURLToPath(new URL('./', import.meta.url));

/** Runs a program in `artwork/` at low priority; rejects with the end of its output. */
async function run(program: string, parameters: readonly string[], heard?: (text: string) => void) {
  const child = spawn(program, parameters, { cwd: here });
  if (child.pid) setPriority(child.pid, 15);
  let said = '';
  const listen = (data: Buffer) => {
    said = (said + data.toString()).slice(-4000);
    heard?.(data.toString());
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const code = await new Promise((resolve, reject) => {
    child.on('error', () =>
      reject(new Error(`${program} is missing: apt-get install blender g++`)),
    );
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`${program} failed:\n${said}`);
}

const blender = (
  script: string,
  parameters: readonly (string | number)[],
  heard?: (text: string) => void,
) =>
  run(
    'blender',
    ['-b', '--python-exit-code', '1', '-P', here + script, '--', ...parameters.map(String)],
    heard,
  );

/**
 * Renders a picture to `<path>.exr` in linear light; resolves with false if that file exists already. `progress` gets the share done, 0 to
 * 1.
 */
export async function shoot(
  name: string,
  { scene, samples }: Setting,
  [width, height]: readonly [number, number],
  path: string,
  progress: (share: number) => void,
) {
  if (existsSync(`${path}.exr`)) return false;
  let half = existsSync(`${path}.0.exr`) ? 1 : 0;
  await blender('shoot.py', [scene, name, width, height, samples, path], (text) => {
    const [, sample, all] = [...text.matchAll(/Sample (\d+)\/(\d+)/g)].at(-1) ?? [];
    if (sample) progress((half + Number(sample) / Number(all)) / 2);
    if (text.includes('Saved:')) half = 1;
  });
  const denoiser = `${here}renders/denoise`;
  if (
    !existsSync(denoiser) ||
    statSync(denoiser).mtimeMs < statSync(`${here}denoise.cpp`).mtimeMs
  ) {
    await run('g++', [
      '-std=c++17',
      '-O3',
      '-march=native',
      '-ffast-math',
      '-fopenmp',
      '-o',
      denoiser,
      'denoise.cpp',
    ]);
  }
  await run(denoiser, [`${path}.0.exr`, `${path}.1.exr`, `${path}.part`]);
  renameSync(`${path}.part`, `${path}.exr`);
  for (const part of [0, 1]) rmSync(`${path}.${part}.exr`);
  return true;
}

/** Makes the finished picture from a render in linear light. */
export async function grade(
  source: string,
  target: string,
  [width, height]: readonly [number, number],
  { exposure, white, vignette }: Setting,
) {
  await blender('grade.py', [source, target, width, height, exposure, white.join(','), vignette]);
}
