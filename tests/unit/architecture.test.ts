import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** What the files of a folder may import: of the project, the rooms named here and their own; of packages, those named. */
interface Room {
  readonly room: string;
  readonly imports?: readonly string[];
  /** A pattern for the whole name; without it, all. Node's own modules are named `node:*`. */
  readonly packages?: RegExp;
}

/**
 * The house, from the ground up: a room imports only rooms above it in this list, so that no two of them import each other.
 * A file belongs to the longest name that its path starts with; files that lie in `src` itself are rooms of their own.
 */
const rooms: readonly Room[] = [
  { room: 'public', packages: /^$/ },
  { room: 'machines', packages: /^xstate$/ },
  { room: 'src/charts', packages: /^(diff|xstate|elkjs\/lib\/elk-api)$/ },
  { room: 'src/early', packages: /^$/ },
  { room: 'src/style', imports: ['src/early'], packages: /^@stitches\/react$/ },
  {
    room: 'src/i18n',
    imports: ['machines', 'public', 'src/early'],
    packages: /^(react|i18next|react-i18next|i18next-(http-backend|browser-languagedetector))$/,
  },
  { room: 'src/content', imports: ['machines', 'src/early', 'src/i18n'], packages: /^$/ },
  {
    room: 'src/routing',
    imports: ['machines', 'src/i18n'],
    packages: /^(wouter|i18next)$/,
  },
  { room: 'src/ui', imports: ['src/content', 'src/style'], packages: /^react$/ },
  { room: 'src/mail', packages: /^(node:|nodemailer(?:\/|$)|vite$)/ },
  { room: 'src/hosting', imports: ['src/early', 'src/routing'], packages: /^(node:|vite$)/ },
  {
    room: 'src/effects',
    imports: [
      'machines',
      'src/content',
      'src/i18n',
      'src/mail',
      'src/routing',
      'src/style',
      'src/ui',
    ],
    packages: /^(react|xstate|@xstate\/react|@emailjs\/browser|wouter(\/use-browser-location)?)$/,
  },
  {
    room: 'src/sections',
    imports: [
      'machines',
      'src/content',
      'src/early',
      'src/effects',
      'src/i18n',
      'src/routing',
      'src/style',
      'src/ui',
    ],
    packages: /^(react|react-i18next|wouter|@xstate\/react|uqr)$/,
  },
  { room: 'src/pages', imports: ['src/sections'], packages: /^$/ },
  {
    room: 'src/App.tsx',
    imports: ['src/effects', 'src/pages', 'src/routing', 'src/sections', 'src/style'],
    packages: /^(react|react-error-boundary|react-i18next|wouter)$/,
  },
  {
    room: 'src/Site.tsx',
    imports: ['machines', 'src/App.tsx', 'src/early', 'src/effects', 'src/i18n'],
    packages: /^react$/,
  },
  {
    room: 'src/main.tsx',
    imports: ['src/Site.tsx', 'src/early', 'src/i18n', 'src/routing'],
    packages: /^(react|react-dom|react-dom\/client)$/,
  },
  {
    room: 'src/build',
    imports: [
      'machines',
      'public',
      'src/App.tsx',
      'src/Site.tsx',
      'src/charts',
      'src/content',
      'src/early',
      'src/hosting',
      'src/i18n',
      'src/mail',
      'src/routing',
      'src/sections',
      'src/style',
    ],
  },
  { room: 'src/inspector/model', imports: ['src/charts'], packages: /^xstate$/ },
  {
    room: 'src/inspector/machines',
    imports: ['src/charts', 'src/inspector/model'],
    packages: /^xstate$/,
  },
  {
    room: 'src/inspector/page',
    imports: ['src/charts', 'src/inspector/model'],
    packages: /^(xstate|@statelyai\/inspect)$/,
  },
  {
    room: 'src/inspector/desk',
    imports: ['src/charts', 'src/inspector/machines', 'src/inspector/model', 'src/inspector/page'],
    packages: /^(react|xstate|@xstate\/react|elkjs\/)/,
  },
  {
    room: 'src/inspector/views',
    imports: ['src/charts', 'src/inspector/desk', 'src/inspector/model'],
    packages:
      /^(react|@stitches\/react|react-error-boundary|react-resizable-panels|@xstate\/react|@xyflow\/react)$/,
  },
  {
    room: 'src/inspector/startInspector.tsx',
    imports: [
      'src/inspector/desk',
      'src/inspector/model',
      'src/inspector/page',
      'src/inspector/views',
    ],
    packages: /^(react-dom\/client|@xyflow\/react\/dist\/base\.css)$/,
  },
  {
    room: 'src/inspector/inspectSite.ts',
    imports: ['machines', 'src/inspector/startInspector.tsx'],
    packages: /^$/,
  },
  {
    room: 'src/inspector/server',
    imports: ['src/build', 'src/charts'],
    packages: /^(node:|vite$|sirv$|@vitejs\/plugin-react$)/,
  },
  {
    room: 'src/server',
    imports: [
      'machines',
      'src/build',
      'src/charts',
      'src/early',
      'src/hosting',
      'src/inspector/server',
      'src/mail',
    ],
  },
  { room: 'artwork', imports: ['src/content', 'src/style', 'src/ui'] },
  {
    room: 'tests/harness',
    imports: ['src/charts'],
    packages: /^(node:|xstate|@xstate\/test|@playwright\/test|vitest|elkjs)/,
  },
  { room: 'tests' },
];

/** Files of more than 120 lines, and why each is one idea all the same. */
const long: readonly { readonly files: RegExp; readonly because: string }[] = [
  {
    files: /^tests\/models\/properties\.ts$/,
    because: 'a list: what must hold, sentence by sentence',
  },
  { files: /^machines\//, because: 'a chart is read from top to bottom' },
  { files: /^src\/(content|style\/tokens)/, because: 'data' },
  { files: /^src\/inspector\/machines\//, because: 'a chart is read from top to bottom' },
  { files: /\.(test|spec)\.tsx?$/, because: 'a list of sentences' },
  { files: /^tests\/models\//, because: 'models: data about events and states' },
  { files: /^tests\/access\/equalAccessRemarks\.ts$/, because: 'a list of remarks' },
];

const isCode = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

/** Every source file below a folder, as paths from the project's root. */
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

/** What a file imports: packages by name, own files by their path from the root. */
const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:\bfrom |\bimport |import\()'([^']+)'/g)].map(([, name = '']) =>
    name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name,
  );

/** The value imports of a file: what is imported, and the file that it comes from, from the root. */
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

/** The room of a file, or of an import, which may leave out the ending. */
const roomOf = (file: string) =>
  longest.find(
    ({ room }) =>
      file === room || file.startsWith(`${room}/`) || `${file.replace(/\.js$/, '')}.tsx` === room,
  );

const isOwn = (name: string) => /^(artwork|machines|public|src|tests)\//.test(name);

const isInsideHarness = (name: string) => name.startsWith('tests/harness/');

/** What only a page imports; its tests see what a visitor sees. */
const isView = (name: string) => /^src\/(sections|pages)\/|^src\/main(\.|$)/.test(name);

describe('the rooms', () => {
  it('hold every file', () => {
    expect(files.length).toBeGreaterThan(400);
    expect(files.filter((file) => !roomOf(file))).toEqual([]);
  });

  it('import only rooms above them in the list', () => {
    const names = rooms.map(({ room }) => room);
    for (const [index, { room, imports = [] }] of rooms.entries())
      for (const name of imports) {
        expect(names, `${room} imports ${name}`).toContain(name);
        expect(names.indexOf(name), `${room} imports ${name}`).toBeLessThan(index);
      }
  });

  it.each(rooms.filter(({ room }) => room !== 'tests' && room !== 'public'))(
    '$room imports what it may',
    ({ room, imports = [], packages }) => {
      const own = files.filter((file) => roomOf(file)?.room === room);
      expect(own.length).toBeGreaterThan(0);
      const isAllowed = (name: string) => {
        const to = isOwn(name) ? roomOf(name)?.room : undefined;
        if (to !== undefined) return to === room || imports.includes(to);
        return !packages || packages.test(name);
      };
      const strangers = own
        .filter((file) => room !== 'tests/harness' || !/\.test\.ts$|\/example\//.test(file))
        .flatMap((file) =>
          importsOf(file)
            .filter((name) => !isAllowed(name))
            .map((name) => `${file} imports ${name}`),
        );
      expect(strangers).toEqual([]);
    },
  );

  it('of views are closed to tests, which see what a visitor sees', () => {
    expect(tests.filter((file) => importsOf(file).some(isView))).toEqual([]);
  });

  it('are entered by one file where they are the harness', () => {
    const outside = tests.filter((file) => !file.startsWith('tests/harness/'));
    expect(outside.filter((file) => importsOf(file).some(isInsideHarness))).toEqual([]);
  });

  it('of the harness name no command, project or file of this site', () => {
    const harness = tests.filter((file) => file.startsWith('tests/harness/'));
    const named = /npm run|\b(ar|en)-(desktop|mobile)\b|\.\.\/(models|paths)\//;
    const engine = harness.filter((file) => !file.endsWith('.test.ts'));
    expect(engine.filter((file) => named.test(read(file)))).toEqual([]);
  });
});

describe('the tree', () => {
  it('is the user’s list at the top, and has three loose files in src', () => {
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

  it('has no two files of one name', () => {
    const seen = new Map<string, string>();
    // Playwright asks for this name in each project.
    const named = files.filter((file) => !file.endsWith('/playwright.config.ts'));
    const twice = named.filter((file) => {
      const name = path.basename(file).replace(/\.tsx?$/, '');
      const isTwice = seen.has(name);
      seen.set(name, file);
      return isTwice;
    });
    expect(twice).toEqual([]);
  });

  it('has no folder beside a file of its name', () => {
    const folders = new Set(files.map((file) => path.dirname(file)));
    expect(files.filter((file) => folders.has(file.replace(/\.tsx?$/, '')))).toEqual([]);
  });

  it('has files of 120 lines at most, but where more are one idea, and 50 at the median', () => {
    const tooLong = files.filter(
      (file) => lengthOf(file) > 120 && !long.some((each) => each.files.test(file)),
    );
    expect(tooLong.map((file) => `${file}: ${lengthOf(file)}`)).toEqual([]);
    for (const each of long) {
      const used = files.filter((file) => each.files.test(file) && lengthOf(file) > 120);
      expect(used.length, `${each.files}`).toBeGreaterThan(0);
    }
    const lengths = product.map(lengthOf).toSorted((one, other) => one - other);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(50);
  });
});

describe('views', () => {
  const folders = ['src/sections', 'src/pages', 'src/ui', 'src/inspector/views'];
  const views = folders.flatMap(filesIn);

  it('hold no state, no effects and no memory of their own', () => {
    const hooks =
      /\b(use(State|Reducer|Effect|LayoutEffect|InsertionEffect|ImperativeHandle|Memo|Callback)|memo|waitFor)\b\(|\.subscribe\(|\.dataset\b/;
    expect(views.filter((file) => hooks.test(read(file)))).toEqual([]);
    // An element is handed to no function that acts upon it.
    expect(views.filter((file) => /\bref=\{(?!row\}|use[A-Z])/.test(read(file)))).toEqual([]);
  });

  it('of the inspector have effects in three hooks alone, which show what is drawn', () => {
    const effects = /\buse(State|Reducer|Effect|LayoutEffect|Memo|Callback)\(/;
    expect(filesIn('src/inspector').filter((file) => effects.test(read(file)))).toEqual([
      'src/inspector/desk/useFollowedFrame.ts',
      'src/inspector/desk/useModal.ts',
      'src/inspector/desk/useRevealed.ts',
    ]);
  });

  it('learn from no other than the actors, but for what the browser alone knows', () => {
    const others = filesIn('src').filter((file) => read(file).includes('useSyncExternalStore'));
    expect(others).toEqual([
      // The width of the window, and how near an element is: which picture is loaded, which link is meant.
      'src/effects/useIsDesktop.ts',
      'src/effects/useIsNear.ts',
      // i18next's language, which the language's machine sets.
      'src/i18n/useLanguage.ts',
      // The inspector's recording of another page.
      'src/inspector/desk/store.ts',
    ]);
  });

  it('use no css prop and no physical side (R3)', () => {
    const physical =
      /\b(margin|padding|border)(Left|Right|Top|Bottom)\b|^\s+(left|right|top|bottom):|float:|textAlign: '(left|right)'/m;
    const offenders = views
      .filter((file) => !file.startsWith('src/inspector/'))
      .filter((file) => / css=\{/.test(read(file)) || physical.test(read(file)));
    expect(offenders).toEqual([]);
  });
});

it('machines know neither the browser nor React', () => {
  const world = /\b(window|document|localStorage|sessionStorage|fetch|Math\.random|Date)\b[.(]/;
  expect(filesIn('machines').filter((file) => world.test(read(file)))).toEqual([]);
});

it('the site knows one hook of the inspector, which a visitor never loads', () => {
  const site = product.filter(
    (file) => !/^src\/(build|charts|content|inspector|server)\//.test(file),
  );
  expect(site.length).toBeGreaterThan(80);
  const knowing = site.filter((file) => /inspect/i.test(read(file)));
  expect(knowing).toEqual(['src/effects/createSiteActor.ts']);
});

/** Files without an export of their name, and why. */
const unnamed: readonly { readonly files: RegExp; readonly because: string }[] = [
  {
    files: /^src\/(build\/prerender|early\/(early|addLetters)|main)\.tsx?$/,
    because: 'the entry of a bundle',
  },
  {
    files: /^src\/inspector\/(inspectSite|page\/(local|stately|stops|watchSwitch))\.tsx?$/,
    because: 'the entry of a bundle',
  },
  { files: /^src\/content\/inputTypes\.ts$/, because: 'a table, and what it means for a text' },
  { files: /^src\/early\/marks\.ts$/, because: 'imported as the namespace `marks`' },
  {
    files: /^src\/server\/(build|check|dev|diagrams|host|inspect|serveMail|start)\.ts$/,
    because: 'a command',
  },
  { files: /^src\/style\/stitches\.config\.ts$/, because: 'named by Stitches' },
  { files: /^src\/inspector\/views\/style\.ts$/, because: 'functions of Stitches' },
  { files: /^src\/hosting\/nginxParts\.ts$/, because: 'several of one kind' },
  {
    files: /^src\/charts\/[a-z]/,
    because: 'functions about one kind of data, which the name says',
  },
  {
    files: /^src\/inspector\/(desk\/(actors|link)|model\/registry|views\/chartElements)\.ts$/,
    because: 'several of one kind',
  },
  { files: /^artwork\//, because: 'commands' },
];

describe('a file', () => {
  it('is named exactly as its main export', () => {
    const misnamed = product.filter((file) => {
      const name = path.basename(file).replace(/\.tsx?$/, '');
      const own = new RegExp(
        `^export (const|(async )?function|class|interface|type) (${name}|${name}s)\\b`,
        'm',
      );
      return !own.test(read(file)) && !unnamed.some((each) => each.files.test(file));
    });
    expect(misnamed).toEqual([]);
    for (const each of unnamed)
      expect(
        product.filter((file) => each.files.test(file)),
        `${each.files}`,
      ).not.toEqual([]);
  });

  it('has a docstring on every export', () => {
    const bare = product
      .filter((file) => !file.startsWith('artwork/'))
      .flatMap((file) => {
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
});

it('cookies are read in one place', () => {
  const readers = filesIn('src').filter((file) => /document\.cookie(?! =|`)/.test(read(file)));
  expect(readers).toEqual(['src/early/readCookies.ts']);
});

describe('the models', () => {
  // Tests of charts and content read both, and the mutants are the product's own.
  const expecting = filesIn('tests/models').filter(
    (file) => !/\.test\.ts$|^tests\/models\/mutants\//.test(file),
  );

  it('read nothing of the product but the machines that they walk, and texts by their key', () => {
    const values = expecting.flatMap(valuesOf);
    expect(values.some(({ name }) => name === 'safetyMachine')).toBe(true);
    const taken = values
      .filter(({ name, from }) => from.startsWith('machines/') && !/^\w+Machines?$/.test(name))
      .concat(values.filter(({ from }) => /^(src|artwork)\//.test(from)))
      .concat(values.filter(({ from }) => from.startsWith('public/')))
      .filter(({ file, from }) => texts[file]?.test(from) !== true);
    expect(taken.map(({ file, name, from }) => `${file} reads ${name} of ${from}`)).toEqual([]);
  });

  /** The two doors by which texts come in, each by its key. */
  const texts: Readonly<Record<string, RegExp>> = {
    'tests/models/SiteDriver.ts': /^public\/locales\/(ar|en)\/translation\.json$/,
    'tests/models/content.ts': /^src\/content\//,
  };

  it('expect what the reference says, which reads nothing at all of the product', () => {
    const reference = filesIn('tests/models/reference');
    expect(reference.length).toBeGreaterThan(3);
    const strangers = reference.flatMap((file) =>
      importsOf(file)
        .filter((name) => !/^tests\/(harness$|models\/reference\/)/.test(name))
        .map((name) => `${file} imports ${name}`),
    );
    expect(strangers).toEqual([]);
  });
});

it('the engine of the path tests knows nothing of this site', () => {
  const engine = filesIn('tests/harness').filter(
    (file) => !/\.test\.ts$|^tests\/harness\/example\//.test(file),
  );
  expect(engine.length).toBeGreaterThan(60);
  const words = /suood|elevator|arabic|english|\b(ar|en)-(desktop|mobile)\b|machines\/\w+Machine/i;
  expect(engine.filter((file) => words.test(read(file)))).toEqual([]);
});
