/**
 * `npm run manual`: walks each machine's tour in Arabic on a phone and in English on a desktop, and writes from what was done and seen,
 * in each language, the visitor's manual and the test protocol into `tests/report/manual/`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { playwright } from '../../harness';
import { siteProject } from '../siteProject';
import { manualIn } from './manualIn';
import type { Walked } from './Walked';

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly {
        readonly attachments: readonly { readonly name: string; readonly body?: string }[];
      }[];
    }[];
  }[];
}

const projects = { ar: 'ar-mobile', en: 'en-desktop' } as const;
const folder = path.join(siteProject.reports, 'manual');
const report = path.join(folder, 'walked.json');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { status } = playwright(
  [
    'manual.spec',
    '--reporter=list,json',
    ...Object.values(projects).map((name) => `--project=${name}`),
    ...process.argv.slice(2),
  ],
  siteProject,
  { env: { MANUAL: folder, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
);

const testsIn = ({
  suites = [],
  specs = [],
}: Suite): NonNullable<Suite['specs']>[number]['tests'] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsIn),
];
const tests = testsIn(JSON.parse(readFileSync(report, 'utf8')) as Suite);
rmSync(report);
for (const language of ['ar', 'en'] as const) {
  const walked = tests
    .filter(({ projectName }) => projectName === projects[language])
    .flatMap(({ results }) => results.at(-1)?.attachments ?? [])
    .filter(({ name }) => name === 'walked')
    .map(({ body = '' }) => JSON.parse(Buffer.from(body, 'base64').toString()) as Walked);
  const file = path.join(folder, `${language}.html`);
  writeFileSync(file, manualIn(language, walked));
  console.log(`Written: ${path.relative(siteProject.root, file)}`);
}
process.exitCode = status ?? 1;
