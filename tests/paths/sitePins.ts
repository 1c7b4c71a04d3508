import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Pins, pinsOf } from '../harness';
import { models } from '../models/models';

const file = path.join(import.meta.dirname, 'pins.json');

/** Reads the pins of the site's models: how many paths and steps each generator makes. */
export const readPins = (): Pins => JSON.parse(readFileSync(file, 'utf8')) as Pins;

export const sitePins = (): Pins =>
  pinsOf(models, { command: 'npm run paths -- --pin', specs: 'tests/paths' });

/** Counts the paths and steps anew and writes the pins. Returns the message that the command prints. */
export function writePins(): string {
  const pins = sitePins();
  writeFileSync(file, `${JSON.stringify(pins, null, 2)}\n`);
  const count = Object.keys(pins.models).length;
  return `Pinned ${count} models in tests/paths/pins.json: read its difference.`;
}
