/**
 * `npm run manual`: walks the tours in Arabic on a phone and in English on a desktop, and writes the manual and the test protocol to
 * `tests/report/manual/`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { playwright } from '../../harness/index';
import { siteProject } from '../siteProject';
import { manualIn } from './manualIn';
import type { Walked } from './Walked';

const folder = path.join(siteProject.reports, 'manual');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const projects = ['--project=ar-mobile', '--project=en-desktop'];
const { status } = playwright(
  ['manual.spec', '--reporter=list', ...projects, ...process.argv.slice(2)],
  siteProject,
  { env: { MANUAL: folder } },
);
for (const language of ['ar', 'en'] as const) {
  const told = readdirSync(folder).filter((name) =>
    new RegExp(`^${language}-.*[.]json$`).test(name),
  );
  const walked = told
    .toSorted()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Walked);
  for (const name of told) rmSync(path.join(folder, name));
  const file = path.join(folder, `${language}.html`);
  writeFileSync(file, manualIn(language, walked));
  console.log(`Written: ${path.relative(siteProject.root, file)}`);
}
process.exitCode = status ?? 1;
