import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PathModel, type Pins, pinsOf } from '../harness/index';
import { models } from '../models/models';

const file = path.join(import.meta.dirname, 'pins.json');

/** Reads the pins of the site's models, or of some of them: how many paths and steps each generator makes. */
export function readPins(asked?: readonly PathModel[]): Pins {
  const pins = JSON.parse(readFileSync(file, 'utf8')) as Pins;
  if (!asked) return pins;
  const names = new Set(asked.map(({ name }) => name));
  const ofAsked = Object.entries(pins.models).filter(([name]) => names.has(name));
  return { ...pins, models: Object.fromEntries(ofAsked) };
}

export const sitePins = (): Pins =>
  pinsOf(models, { command: 'npm run paths -- --pin', specs: 'tests/paths' });

/** Counts the paths and steps anew and writes the pins. Returns the message that the command prints. */
export function writePins(): string {
  const pins = sitePins();
  writeFileSync(file, `${JSON.stringify(pins, null, 2)}\n`);
  const count = Object.keys(pins.models).length;
  return `Pinned ${count} models in tests/paths/pins.json: read its difference.`;
}
