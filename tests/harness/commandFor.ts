/** The command that walks just one path again; what the walks by chance were asked for goes before it. */
export function commandFor(generator: string, project: string, id: string): string {
  const asked = ['SEED', 'STEPS'].flatMap((name) => {
    const value = process.env[name];
    return generator === 'walk' && value ? [`${name}=${value} `] : [];
  });
  return `${asked.join('')}npm run test:paths -- --all --project ${project} --grep ${id}`;
}
