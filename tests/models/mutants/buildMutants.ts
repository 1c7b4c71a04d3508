import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { siteProject } from '../../paths/siteProject';
import { mutantsThatCompile, offsetIn } from './mutantsThatCompile';

const copied = ['index.html', 'machines', 'package.json', 'public', 'src', 'tsconfig.json'];

/** The source files that run in the visitor's browser, except styles. */
const mutated =
  /^(machines|src\/(content|early|effects|hooks|i18n|pages|routing|sections|ui))\/.+\.tsx?$|^src\/\w+\.tsx$/;

/**
 * Kinds of code that are not mutated: strings, objects and regular expressions. They are mostly styles and names, whose faults the recorded
 * pages in `sights/` and the types would show.
 */
const excludedMutations = ['StringLiteral', 'ObjectLiteral', 'Regex'];

/** A fault that can be switched on in the running page. */
export interface Mutant {
  readonly id: string;
  /** The path of the file, relative to the repository's root. */
  readonly file: string;
  readonly line: number;
  /** The original code; `to` is the code that replaces it. */
  readonly from: string;
  readonly to: string;
}

const silent = new Proxy({} as ConstructorParameters<typeof Instrumenter>[0], {
  get: () => () => false,
});

const textOf = (file: string) => readFileSync(file, 'utf8');
const inRepository = (name: string) => path.join(siteProject.root, name);

/**
 * Builds a copy of the site that contains all mutants; `__stryker__.activeMutant` switches one on. Returns the mutants that the compiler
 * accepts: other faults could never be merged into the project. The caller must remove the folder.
 */
export async function buildMutants(): Promise<{ folder: string; mutants: Mutant[] }> {
  const folder = copySite();
  const sources = filesIn(folder)
    .filter((name) => mutated.test(name))
    .map((name) => ({ name, content: textOf(path.join(folder, name)), mutate: true }));
  const { files, mutants: made } = await new Instrumenter(silent).instrument(sources, {
    plugins: null,
    ignorers: [],
    excludedMutations,
  });
  const copy = copySite();
  const mutants = mutantsThatCompile(
    made.filter(({ status }) => status !== 'Ignored'),
    copy,
  );
  rmSync(copy, { recursive: true });
  for (const { name, content } of files) writeFileSync(path.join(folder, name), content);
  execFileSync('npx', ['tsx', 'src/server/build.ts'], { cwd: folder, stdio: 'pipe' });
  renderAnew(path.join(folder, 'dist'));
  const contents = new Map(sources.map(({ name, content }) => [name, content]));
  return {
    folder,
    mutants: mutants.map(({ id, fileName: file, location: { start, end }, replacement }) => {
      const code = contents.get(file) ?? '';
      const from = oneLine(code.slice(offsetIn(code, start), offsetIn(code, end)));
      return { id, file, line: start.line + 1, from, to: oneLine(replacement) };
    }),
  };
}

/** Copies the site's sources into a new folder for temporary files. */
function copySite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutated-site-'));
  for (const name of [...copied, 'vite.config.ts'])
    cpSync(inRepository(name), path.join(folder, name), { recursive: true });
  symlinkSync(inRepository('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Makes the scripts render each page again instead of using the prerendered HTML, so that a fault shows from the start. */
function renderAnew(folder: string): void {
  for (const name of filesIn(folder)) {
    const file = path.join(folder, name);
    if (/\.(br|gz)$/.test(name)) rmSync(file);
    if (!name.endsWith('.html')) continue;
    writeFileSync(file, textOf(file).replace('id="root" data-path=', 'id="root" data-was='));
  }
}

const oneLine = (code: string) => {
  const text = code.replaceAll(/\s+/g, ' ').trim();
  return text.length > 90 ? `${text.slice(0, 60)} … ${text.slice(-25)}` : text;
};

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
