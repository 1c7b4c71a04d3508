import type { Commands } from './Project';

/** The command that walks just one path again; what the walks by chance were asked for goes before it. */
export function commandFor(
  generator: string,
  project: string,
  id: string,
  { walk }: Pick<Commands, 'walk'>,
): string {
  const asked = ['SEED', 'STEPS'].flatMap((name) => {
    const value = process.env[name];
    return generator === 'walk' && value ? [`${name}=${value} `] : [];
  });
  return `${asked.join('')}${walk} --project ${project} --grep ${id}`;
}
