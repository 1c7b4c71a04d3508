import path from 'node:path';
import { build, preview } from 'vite';
import { type Figure, figureTable, holds } from './Figure';
import { firstView } from './firstView';
import { freePort } from '../freePort';
import { inspector } from './inspector';
import { interactions } from './interactions';
import { mainThread } from './mainThread';
import { measurePages } from './measurePages';
import { shifts } from './shifts';
import { sizes } from './sizes';

const root = path.resolve('dist');

/** The parts of the benchmark by name. `npm run bench -- sizes` runs only the part `sizes`. */
const parts: Readonly<Record<string, (origin: string) => Figure[] | Promise<Figure[]>>> = {
  sizes: () => sizes(root),
  firstView,
  shifts,
  interactions,
  'main-thread': mainThread,
  inspector,
  lighthouse: measurePages,
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in parts));
if (unknown !== undefined) {
  console.error(`Unknown part "${unknown}". Known: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

await build({ logLevel: 'warn' });
const port = await freePort();
const server = await preview({ logLevel: 'warn', preview: { port, strictPort: true } });
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  const some = await measure(`http://localhost:${port}`);
  console.log(figureTable(some));
  figures.push(...some);
}
await server.close();
const missed = figures.filter((figure) => !holds(figure));
console.log(
  `\n${figures.length - missed.length} of ${figures.length} figures keep to their targets`,
);
process.exit(missed.length > 0 ? 1 : 0);
