import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Every source file below a folder, as paths from the project's root. */
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What a file imports: packages by name, own files by their path from the root. */
const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:\bfrom |import\()'([^']+)'/g)].map(([, name = '']) =>
    name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name,
  );

/** What each kind of file may import: a folder, a file of `src`, or a package. Folders not named here are closed to it. */
const allowed: Record<string, readonly RegExp[]> = {
  machines: [/^xstate$/, /^machines\//],
  'src/charts': [/^(xstate|elkjs\/lib\/elk-api)$/, /^src\/charts\//],
  'src/content': [
    /^machines\//,
    /^src\/content\/(pictures|siteAddress)$/,
    /^src\/i18n\/Bilingual$/,
  ],
  'src/ui': [/^react$/, /^src\/ui\//, /^src\/style\//, /^src\/content\/pictures$/],
  'src/sections': [
    /^(react|react-i18next|wouter|xstate|@xstate\/react)$/,
    /^machines\//,
    /^src\/(content|effects|i18n|routing|sections|style|ui)\//,
    /^src\/early\/marks$/,
  ],
  'src/pages': [/^src\/sections\//],
  'src/early': [/^src\/early\//],
  'src/inspector/machines': [
    /^xstate$/,
    /^src\/charts\/records$/,
    /^src\/inspector\/model\/protocol$/,
  ],
  'src/inspector/model': [/^xstate$/, /^(machines|src\/charts|src\/inspector\/model)\//],
  'src/inspector/page': [
    /^(xstate|@statelyai\/inspect)$/,
    /^src\/(charts|inspector\/model|inspector\/page)\//,
  ],
};

for (const [folder, patterns] of Object.entries(allowed)) {
  test(`${folder} imports only what its place in the house allows`, () => {
    const strangers = filesIn(folder).flatMap((file) =>
      importsOf(file)
        .filter((name) => !patterns.some((pattern) => pattern.test(name)))
        .map((name) => `${file} imports ${name}`),
    );
    expect(strangers).toEqual([]);
  });
}

test('nothing imports upwards: no section a page, no test a section or a page', () => {
  const upwards = (file: string) =>
    importsOf(file).filter((name) => /^src\/(sections|pages)\//.test(name) || name === 'src/main');
  expect(filesIn('tests').flatMap(upwards)).toEqual([]);
  expect(filesIn('src/ui').flatMap(upwards)).toEqual([]);
  expect(
    filesIn('src/sections')
      .flatMap(importsOf)
      .filter((name) => name.startsWith('src/pages')),
  ).toEqual([]);
});

test('views hold no state and no effects of their own', () => {
  const hooks = /\buse(State|Reducer|Effect|LayoutEffect|InsertionEffect|ImperativeHandle)\b/;
  const folders = ['src/sections', 'src/pages', 'src/ui', 'src/inspector'];
  const views = folders.flatMap(filesIn);
  expect(views.filter((file) => hooks.test(read(file)))).toEqual([]);
});

test('R3: views use no css prop and no physical side', () => {
  const physical =
    /\b(margin|padding|border)(Left|Right|Top|Bottom)\b|^\s+(left|right|top|bottom):|float:|textAlign: '(left|right)'/m;
  const views = [...filesIn('src/sections'), ...filesIn('src/ui')];
  const offenders = views.filter((file) => / css=\{/.test(read(file)) || physical.test(read(file)));
  expect(offenders).toEqual([]);
});

test('machines know neither the browser nor React', () => {
  const world = /\b(window|document|localStorage|sessionStorage|fetch|Math\.random|Date)\b[.(]/;
  expect(filesIn('machines').filter((file) => world.test(read(file)))).toEqual([]);
});

/** The root's `inspect`, which is undefined in a published page. */
const hook = 'src/effects/createSite.ts';

test('nothing of the site knows of the inspector, which a visitor never loads', () => {
  const site = [...filesIn('src'), ...filesIn('machines')].filter(
    (file) => !/^src\/(build|charts|content|inspector|server)\//.test(file) && file !== hook,
  );
  expect(site.length).toBeGreaterThan(80);
  expect(site.filter((file) => /inspect/i.test(read(file)))).toEqual([]);
});

test('a file is named as its main export, and is short', () => {
  const folders = ['machines', 'src/sections', 'src/pages', 'src/ui'];
  for (const file of folders.flatMap(filesIn)) {
    const name = path.basename(file).replace(/\.tsx?$/, '');
    const own = new RegExp(`export (const|function) (${name}|${name}s)\\b`);
    expect(read(file), `${file} exports ${name}`).toMatch(own);
    expect(read(file).split('\n').length, `${file} is long`).toBeLessThanOrEqual(240);
  }
});

/** The rooms below the views: the site's data, texts, styles and paths, and what builds, hosts and serves it. */
const rooms = 'build mail i18n style content hosting server routing early'
  .split(' ')
  .map((room) => `src/${room}`);

/** Files without an export of their name, and why. */
const unnamed: Record<string, string> = {
  'src/build/prerender.ts': 'the entry of a bundle',
  'src/early/early.ts': 'the entry of a script',
  'src/early/marks.ts': 'imported as the namespace `marks`',
  'src/server/dev.ts': 'a command',
  'src/server/host.ts': 'a command',
  'src/server/inspect.ts': 'a command',
  'src/server/start.ts': 'a command',
  'src/style/stitches.config.ts': 'named as in the documentation of Stitches',
};

/** Files of more than 120 lines, and why. */
const long: Record<string, string> = {
  'src/content/designs.ts': 'data in two languages',
  'src/style/tokens.ts': 'data',
};

test.each(rooms)('in %s a file is named exactly as its main export', (room) => {
  const misnamed = filesIn(room).filter((file) => {
    const name = path.basename(file).replace(/\.tsx?$/, '');
    const own = new RegExp(
      `^export (const|(async )?function|class|interface|type) ${name}\\b`,
      'm',
    );
    return !own.test(read(file)) && !unnamed[file];
  });
  expect(misnamed).toEqual([]);
});

/** The lines of a file, without the empty one after the last line break. */
const lengthOf = (file: string) => read(file).trimEnd().split('\n').length;

test.each(rooms)('in %s no file has more than 120 lines, nor half of them more than 50', (room) => {
  const files = filesIn(room);
  expect(files.filter((file) => lengthOf(file) > 120 && !long[file])).toEqual([]);
  const lengths = files.map(lengthOf).toSorted((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(50);
});

test('every exception is one', () => {
  expect(Object.keys(long).filter((file) => lengthOf(file) <= 120)).toEqual([]);
  expect(Object.keys(unnamed).filter((file) => !rooms.flatMap(filesIn).includes(file))).toEqual([]);
});

test('below the views, no two files have one name and no folder stands beside a file of its name', () => {
  const files = rooms.flatMap(filesIn).map((file) => file.replace(/\.tsx?$/, ''));
  const names = [...filesIn('src'), ...filesIn('machines')].map((file) =>
    path.basename(file).replace(/\.tsx?$/, ''),
  );
  expect(
    files.filter((file) => names.filter((name) => name === path.basename(file)).length > 1),
  ).toEqual([]);
  const folders = new Set(files.map((file) => path.dirname(file)));
  expect(files.filter((file) => folders.has(file))).toEqual([]);
});

test('cookies are read in one place', () => {
  const readers = filesIn('src').filter((file) => /document\.cookie(?!`)/.test(read(file)));
  expect(readers).toEqual(['src/early/readCookies.ts']);
});

test('every export of the product bears a docstring', () => {
  const folders = ['machines', 'src/sections', 'src/pages', 'src/ui', 'src/inspector', ...rooms];
  const bare = folders.flatMap(filesIn).flatMap((file) => {
    const lines = read(file).split('\n');
    return lines.flatMap((line, index) =>
      /^export (const|function|class|interface|type|async function) /.test(line) &&
      !lines[index - 1]?.endsWith('*/')
        ? [`${file}:${index + 1}`]
        : [],
    );
  });
  expect(bare).toEqual([]);
});
