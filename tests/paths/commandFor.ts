/** What of the environment makes the walks by chance what they are. */
const chance = ['SEED', 'STEPS']
  .flatMap((name) => (process.env[name] ? [`${name}=${process.env[name]} `] : []))
  .join('');

/** The command that walks just one path again. */
export const commandFor = (generator: string, project: string, id: string): string =>
  `${generator === 'walk' ? chance : ''}npm run test:paths -- --all --project ${project} --grep ${id}`;
