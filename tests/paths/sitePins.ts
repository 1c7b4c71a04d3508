import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Pins, pinsAsText, pinsOf } from '../harness';
import { models } from '../models/models';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(import.meta.dirname, 'pins.json');

/** What is pinned of the site's models and specs. */
export const readPins = (): Pins => JSON.parse(readFileSync(file, 'utf8')) as Pins;

/** What there is to pin now. */
export function sitePins(): Pins {
  const specs = readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.replaceAll(path.sep, '/')}`)
    .filter(
      (name) => name.endsWith('.spec.ts') && !/^tests\/(results|report|harness)\//.test(name),
    );
  return pinsOf(models, specs, 'npm run paths -- --pin');
}

/** Pins what there is now; returns what the command says of it. */
export function writePins(): string {
  const pins = sitePins();
  writeFileSync(file, pinsAsText(pins));
  const count = Object.keys(pins.models).length;
  return `Pinned ${count} models and ${pins.specs.length} specs in tests/paths/pins.json: read its difference.`;
}
