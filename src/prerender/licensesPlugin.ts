import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What a published file owes to somebody else: a package or a typeface, and the words of its licence. */
interface License {
  readonly name: string;
  readonly text: string;
}

const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const licenseFile = /^(licen[cs]e|copying)(\.|$)/i;

/**
 * The licences of the packages that modules come from, by package, in the order of their names. Throws where a package says
 * neither in a file nor by a name what its licence is.
 *
 * @param modules ids of modules; those outside `node_modules` are the site's own
 */
export function licensesOf(modules: Iterable<string>): License[] {
  const folders = [...modules].flatMap((id) => packageFolder.exec(id.replace('\0', ''))?.[0] ?? []);
  return [...new Set(folders)]
    .map(licenseIn)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function licenseIn(folder: string): License {
  const { name, version, license, author } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string; author?: string | { name: string } };
  const file = readdirSync(folder).find((each) => licenseFile.test(each));
  const by = typeof author === 'object' ? author.name : author;
  const text = file
    ? readFileSync(path.join(folder, file), 'utf8')
    : license && `${license}${by ? `, ${by}` : ''}`;
  if (!text)
    throw new Error(
      `The package ${name} says nothing of its licence: look it up before it is published`,
    );
  return { name: `${name} ${version}`, text };
}

/** Writes `licenses.txt`: the licences of all packages in the scripts, and of the typeface (`fonts/OFL.txt`) where there is one. */
export function licensesPlugin(): Plugin {
  let fonts: string;
  return {
    name: 'suood:licenses',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      fonts = path.join(publicDir, 'fonts/OFL.txt');
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      const licenses = licensesOf(modules);
      if (existsSync(fonts))
        licenses.push({ name: 'The typeface', text: readFileSync(fonts, 'utf8') });
      const source = licenses.map(({ name, text }) => `${name}\n\n${text.trim()}\n`).join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source });
    },
  };
}
