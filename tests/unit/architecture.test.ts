import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The folders of the project, with what each may import. Each line is a room: a folder or file, then `<` and the rooms that it may import,
 * then `|` and the packages that it may import (`name*` means all packages whose names begin so, `*` alone means all). A room may import
 * only rooms above it, so no two rooms import each other. A file belongs to the room with the longest name that its path starts with; files
 * directly in `src` are rooms of their own.
 */
const house = `
public < |
machines < | xstate
src/devtools/charts < | devalue valibot xstate elkjs/lib/elk-api
src/early < machines |
src/style < src/early | @stitches/react
src/i18n < machines public src/early | react i18next react-i18next i18next-http-backend i18next-browser-languagedetector
src/content < machines src/early src/i18n |
src/routing < machines src/i18n | wouter i18next
src/ui < src/content src/style | react
src/mail < | node:* nodemailer nodemailer/* vite
src/hosting < src/early src/routing | node:* sirv vite
src/effects < machines src/content src/early src/i18n src/mail src/routing src/style src/ui |
  xstate @emailjs/browser wouter/use-browser-location
src/hooks < machines src/content src/early src/effects src/i18n | react react-dom xstate @xstate/react wouter
src/sections < machines src/content src/early src/effects src/hooks src/i18n src/routing src/style src/ui |
  react react-i18next wouter @xstate/react uqr
src/pages < src/sections |
src/App.tsx < src/hooks src/pages src/routing src/sections src/style | react react-error-boundary react-i18next wouter
src/Site.tsx < machines src/App.tsx src/early src/effects src/hooks src/i18n | react
src/main.tsx < src/Site.tsx src/early src/i18n src/routing | react react-dom react-dom/client
src/prerender < machines public src/App.tsx src/Site.tsx src/devtools/charts src/content src/early src/hosting src/i18n
  src/mail src/routing src/sections src/style | *
src/devtools/inspector/model < src/devtools/charts | valibot xstate
src/devtools/inspector/machines < src/devtools/charts src/devtools/inspector/model | xstate
src/devtools/inspector/page < src/devtools/charts src/devtools/inspector/model | xstate
src/devtools/inspector/desk < src/devtools/charts src/devtools/inspector/machines src/devtools/inspector/model
  src/devtools/inspector/page | react xstate @xstate/react @tanstack/react-virtual elkjs/*
src/devtools/inspector/views < src/devtools/charts src/devtools/inspector/desk src/devtools/inspector/model |
  react @stitches/react react-error-boundary @xstate/react @xyflow/react
src/devtools/inspector/startInspector.tsx < src/devtools/inspector/desk src/devtools/inspector/model
  src/devtools/inspector/views | react-dom/client @xyflow/react/dist/base.css
src/devtools/inspector/node < src/devtools/charts src/devtools/inspector/model src/devtools/inspector/page | node:* ws xstate
src/devtools/inspector/server < src/devtools/charts src/devtools/inspector/model | node:* vite sirv ws @vitejs/plugin-react
src/devtools/packDevtools.ts < src/devtools/inspector/server | node:* vite
src/server < machines src/prerender src/devtools/charts src/early src/hosting src/devtools/inspector/server
  src/mail | *
artwork < public src/content src/style src/ui | *
tests/harness < src/devtools/charts | node:* xstate xstate/* @xstate/test @playwright/test @playwright/test/* vitest elkjs*
`;

const words = (text = '') => text.split(/\s+/).filter(Boolean);

const rooms = [...house.matchAll(/^(\S+) <([^|]*)\|((?:.*\n {2})*.*)$/gm)].map(
  ([, room = '', imports, packages]) => ({
    room,
    imports: words(imports),
    packages: words(packages),
  }),
);

/** Files that may have more than 200 lines: a machine is read from top to bottom, content and models are data, and tests are lists. */
const long = /^(machines|src\/content|tests\/models)\/|\.(test|spec)\.tsx?$/;

const isCode = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => isCode(file) && !/node_modules|^results|^report/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')));

const files = ['machines', 'src', 'artwork', 'tests'].flatMap(filesIn);
const tests = files.filter((file) => file.startsWith('tests/'));
const product = files.filter((file) => !file.startsWith('tests/'));

const contents = new Map<string, string>();
function read(file: string): string {
  const text = contents.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  contents.set(file, text);
  return text;
}
const lengthOf = (file: string) => read(file).trimEnd().split('\n').length;

/** The imports of a file: packages by name, own files by their path from the root. */
const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:\bfrom |\bimport |import\()'([^']+)'/g)].map(([, name = '']) =>
    name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name,
  );

/** The values (not types) that a file imports or re-exports: each with its name and the file that it comes from, relative to the root. */
const valuesOf = (file: string) =>
  [...read(file).matchAll(/^(?:import|export) (?!type\b)([^;]*?) from '([^']+)'/gm)].flatMap(
    ([, names = '', from = '']) =>
      names
        .replaceAll(/[{}]/g, '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => ({ file, name, from: path.posix.join(path.posix.dirname(file), from) })),
  );

const longest = rooms.toSorted((one, other) => other.room.length - one.room.length);

/** The room of a file, or of an import, whose file ending may be left out; undefined for the tests. */
const roomOf = (file: string) =>
  longest.find(
    ({ room }) =>
      file === room || file.startsWith(`${room}/`) || `${file.replace(/\.js$/, '')}.tsx` === room,
  )?.room;

const isOwn = (name: string) => /^(artwork|machines|public|src|tests)\//.test(name);
const isInHarness = (name: string) => /^tests\/harness(\/|$)/.test(name);
/** Whether a file is part of the harness itself. The harness's tests and example are not: they may import whatever other tests may. */
const isEngine = (file: string) => isInHarness(file) && !/\.test\.ts$|\/example\//.test(file);
/** Whether a module is a part of the harness that only the harness itself may import. */
const isHarnessInternal = (name: string) => isInHarness(name) && name !== 'tests/harness/index';
const isView = (name: string) => /^src\/(sections|pages)\/|^src\/main(\.|$)/.test(name);

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const packageIn = (folder: string) =>
  JSON.parse(read(path.posix.join(folder, 'package.json'))) as Package;

describe('the folders of the product, and what each may import', () => {
  it('each file of the product is in a listed folder, which imports only folders above it in the list', () => {
    expect(product.filter((file) => !roomOf(file))).toEqual([]);
    for (const [index, { room, imports }] of rooms.entries()) {
      const isAbove = (name: string) => rooms.slice(0, index).some((each) => each.room === name);
      expect([room, imports.filter((name) => !isAbove(name))]).toEqual([room, []]);
    }
  });

  it.each(rooms)(
    '$room imports only the rooms and packages that it may',
    ({ room, imports, packages }) => {
      const isPackage = (name: string) =>
        packages.some((each) =>
          each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each,
        );
      const isAllowed = (name: string) =>
        isOwn(name) ? [room, ...imports].includes(roomOf(name) ?? '') : isPackage(name);
      const own = files.filter((file) => roomOf(file) === room);
      const strangers = own
        .filter((file) => !isInHarness(file) || isEngine(file))
        .flatMap((file) =>
          importsOf(file)
            .filter((name) => !isAllowed(name))
            .map((name) => `${file} imports ${name}`),
        );
      expect(strangers).toEqual([]);
    },
  );

  it('no test imports a folder with views: tests see only what a visitor sees', () => {
    expect(tests.filter((file) => importsOf(file).some(isView))).toEqual([]);
  });

  it('the harness is imported through one file, and knows nothing of this site', () => {
    const outside = tests.filter((file) => !isInHarness(file));
    expect(outside.filter((file) => importsOf(file).some(isHarnessInternal))).toEqual([]);
    const ours =
      /npm run|\b(ar|en)-(desktop|mobile)\b|\.\.\/(models|paths)\/|suood|elevator|arabic|english|machines\/\w+Machine/i;
    expect(tests.filter((file) => isEngine(file) && ours.test(read(file)))).toEqual([]);
  });
});

describe('the files of the project', () => {
  it('only agreed files lie at the top of the project, and only three files directly in src', () => {
    const loose = files.filter((file) => /^src\/[^/]+$/.test(file));
    expect(loose).toEqual(['src/App.tsx', 'src/Site.tsx', 'src/main.tsx']);
    const top = readdirSync(root).filter((name) => /^[^.].*\.(html|json|md|ts)$/.test(name));
    expect(top.filter((name) => !name.endsWith('-lock.json'))).toEqual([
      'README.md',
      'index.html',
      'package.json',
      'tsconfig.json',
      'vite.config.ts',
    ]);
  });

  it('the packages in folders ask for the same versions as the project', () => {
    const { dependencies, devDependencies } = packageIn('.');
    const versions = { ...dependencies, ...devDependencies };
    for (const folder of ['src/devtools', 'tests/harness']) {
      const own = packageIn(folder);
      expect(versions).toMatchObject({ ...own.dependencies, ...own.devDependencies });
    }
  });

  it('the package of the harness lists everything that the harness imports', () => {
    const engine = files.filter(
      (file) => file.startsWith('src/devtools/charts/') || isEngine(file),
    );
    const imported = engine
      .flatMap((file) => importsOf(file))
      .filter((name) => !isOwn(name) && !name.startsWith('node:'))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    const { dependencies = {} } = packageIn('tests/harness');
    const needed = new Set(['@types/node', ...imported]);
    expect(Object.keys(dependencies).toSorted()).toEqual([...needed].toSorted());
  });

  it('no two files have the same name', () => {
    const seen = new Map<string, string>();
    // Allows a name twice where Playwright requires it, and for the actors of the site and those of the inspector.
    const named = files.filter(
      (file) =>
        !/\/playwright\.config\.ts$|^src\/devtools\/inspector\/desk\/actors\.ts$/.test(file),
    );
    const twice = named.filter((file) => {
      const name = path.basename(file).replace(/\.tsx?$/, '');
      const isTwice = seen.has(name);
      seen.set(name, file);
      return isTwice;
    });
    expect(twice).toEqual([]);
  });

  it('no folder lies beside a file of the same name', () => {
    const folders = new Set(files.map((file) => path.dirname(file)));
    expect(files.filter((file) => folders.has(file.replace(/\.tsx?$/, '')))).toEqual([]);
  });

  it('only machines, content, models and tests have files of more than 200 lines', () => {
    const tooLong = files.filter((file) => !long.test(file) && lengthOf(file) > 200);
    expect(tooLong).toEqual([]);
  });
});

describe('views', () => {
  const folders = ['src/sections', 'src/pages', 'src/ui', 'src/devtools/inspector/views'];
  const views = folders.flatMap(filesIn);

  it('views use no hooks for state, effects or memoized values', () => {
    const hooks =
      /\b(use(State|Reducer|Effect|LayoutEffect|InsertionEffect|ImperativeHandle|Memo|Callback)|memo|waitFor)\b\(|\.subscribe\(|\.dataset\b/;
    expect(views.filter((file) => hooks.test(read(file)))).toEqual([]);
    // No view passes its element to a function that acts on the element.
    expect(views.filter((file) => /\bref=\{(?!row\}|use[A-Z])/.test(read(file)))).toEqual([]);
  });

  it('views of the inspector have effects in one file only, whose hooks scroll and measure rows', () => {
    const effects = /\buse(State|Reducer|Effect|LayoutEffect|Memo|Callback)\(/;
    expect(filesIn('src/devtools/inspector').filter((file) => effects.test(read(file)))).toEqual([
      'src/devtools/inspector/desk/useRevealed.ts',
    ]);
  });

  it('views read their data from the actors, except in three files that read it elsewhere', () => {
    const others = filesIn('src').filter((file) => read(file).includes('useSyncExternalStore'));
    expect(others).toEqual([
      // Reads the width of the window, which decides on pictures and links.
      'src/hooks/useIsDesktop.ts',
      // Reads i18next's language, which the language's machine sets.
      'src/i18n/useLanguage.ts',
      // Reads the recording that the inspector shows, which comes from another page.
      'src/devtools/inspector/desk/store.ts',
    ]);
  });

  it('views use no css prop, and no left, right, top or bottom in styles (R3)', () => {
    const physical =
      /\b(margin|padding|border)(Left|Right|Top|Bottom)\b|^\s+(left|right|top|bottom):|float:|textAlign: '(left|right)'/m;
    const offenders = views
      .filter((file) => !file.startsWith('src/devtools/inspector/'))
      .filter((file) => / css=\{/.test(read(file)) || physical.test(read(file)));
    expect(offenders).toEqual([]);
  });
});

it('machines know neither the browser nor React', () => {
  const world = /\b(window|document|localStorage|sessionStorage|fetch|Math\.random|Date)\b[.(]/;
  expect(filesIn('machines').filter((file) => world.test(read(file)))).toEqual([]);
});

it('only one file of the site knows of the inspector, which a visitor never loads', () => {
  const site = product.filter((file) => !/^src\/(prerender|devtools|content|server)\//.test(file));
  expect(site.length).toBeGreaterThan(80);
  const knowing = site.filter((file) => /inspect/i.test(read(file)));
  expect(knowing).toEqual(['src/effects/createSiteActor.ts']);
});

/** The files that need not have the name of their main export, by the reason. */
const unnamed: Readonly<Record<string, RegExp>> = {
  'the entry of a bundle':
    /^src\/(prerender\/prerender|early\/(addFonts|early)|main|devtools\/inspector\/(startInspector|desk\/sessionWorker|page\/(local|watchSwitch)))\.tsx?$/,
  'a command':
    /^artwork\/|^src\/devtools\/(packDevtools|inspector\/server\/(serveInspector|inspectorForVite))\.ts$|^src\/server\/(build|check|dev|diagrams|host|inspect|release|serveMail|start)\.ts$/,
  'several of one kind':
    /^machines\/actors\.ts$|^src\/(devtools\/charts\/[a-z]|content\/inputTypes|early\/marks|devtools\/inspector\/(desk\/(actors|link)|model\/registry|views\/chartElements))/,
  'named by Stitches': /^src\/(style\/stitches\.config|devtools\/inspector\/views\/style)\.ts$/,
};

it('each file has the name of its main export', () => {
  const misnamed = product.filter((file) => {
    const name = path.basename(file).replace(/\.tsx?$/, '');
    const own = new RegExp(
      `^export (const|(async )?function|class|interface|type) (${name}|${name}s)\\b`,
      'm',
    );
    return !own.test(read(file)) && !Object.values(unnamed).some((each) => each.test(file));
  });
  expect(misnamed).toEqual([]);
});

it('cookies are read in one place', () => {
  const readers = filesIn('src').filter((file) => /document\.cookie(?! =|`)/.test(read(file)));
  expect(readers).toEqual(['src/early/readCookies.ts']);
});

const isReference = (name: string) => /^tests\/(harness\/index$|models\/reference\/)/.test(name);

describe('the models', () => {
  // Leaves out tests, which read charts and content, and mutants, which are made of the product's machines.
  const expecting = filesIn('tests/models').filter(
    (file) => !/\.test\.ts$|^tests\/models\/mutants\//.test(file),
  );

  /** The two files of the models that may read texts of the product, each with the files that it may read. */
  const texts: Readonly<Record<string, RegExp>> = {
    'tests/models/SiteDriver.ts': /^public\/locales\/(ar|en)\/translation\.json$/,
    'tests/models/content.ts': /^src\/content\//,
  };

  it('the models read only machines and texts of the product', () => {
    const values = expecting.flatMap(valuesOf);
    expect(values.some(({ name }) => name === 'safetyMachine')).toBe(true);
    const taken = values.filter(
      ({ file, name, from }) =>
        /^(machines|src|artwork|public)\//.test(from) &&
        !(from.startsWith('machines/') && /^\w+Machines?$/.test(name)) &&
        texts[file]?.test(from) !== true,
    );
    expect(taken.map(({ file, name, from }) => `${file} reads ${name} of ${from}`)).toEqual([]);
  });

  it('the models take their expectations from a reference that reads nothing of the product', () => {
    const reference = filesIn('tests/models/reference');
    expect(reference.filter((file) => !importsOf(file).every(isReference))).toEqual([]);
  });
});
