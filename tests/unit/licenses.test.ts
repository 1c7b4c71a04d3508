import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { licensesOf, licensesPlugin } from '../../src/build/licensesPlugin';

const root = path.resolve(import.meta.dirname, '../..');
const moduleOf = (name: string, file = 'index.js') => path.join(root, 'node_modules', name, file);

describe('the licences of what is published', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'licenses-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const put = (name: string, about: object) => {
    const place = path.join(folder, 'node_modules', name);
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, 'package.json'), JSON.stringify(about));
    return path.join(place, 'index.js');
  };

  it('are those of each package once, by name, and none of the site’s own modules', () => {
    const modules = [
      moduleOf('xstate', 'dist/xstate.esm.js'),
      `\0${moduleOf('react')}?commonjs-module`,
      moduleOf('@xstate/react'),
      moduleOf('react', 'jsx-runtime.js'),
      path.join(root, 'src/main.tsx'),
    ];
    const licenses = licensesOf(modules);
    expect(licenses.map(({ name }) => name.replace(/ [\d.]+$/, ''))).toEqual([
      '@xstate/react',
      'react',
      'xstate',
    ]);
    expect(licenses[1]?.text).toContain('Copyright (c) Meta Platforms');
    for (const { text } of licenses) expect(text).toContain('WITHOUT WARRANTY OF ANY KIND');
  });

  it('are told by their name where a package has no file of it', () => {
    const named = put('named', {
      name: 'named',
      version: '1.0.0',
      license: 'ISC',
      author: 'Noura',
    });
    expect(licensesOf([named])).toEqual([{ name: 'named 1.0.0', text: 'ISC, Noura' }]);
  });

  it('stop the build where a package says nothing', () => {
    const silent = put('silent', { name: 'silent', version: '1.0.0' });
    expect(() => licensesOf([silent])).toThrow(
      'The package silent says nothing of its licence: look it up before it is published',
    );
  });

  it('are written into the build, with that of the typeface', async () => {
    writeFileSync(
      path.join(folder, 'index.html'),
      '<script type="module" src="/main.js"></script>',
    );
    writeFileSync(path.join(folder, 'main.js'), `import 'named'; console.log(1);`);
    const named = put('named', {
      name: 'named',
      version: '1.0.0',
      license: 'ISC',
      main: 'index.js',
    });
    writeFileSync(named, 'console.log(2);');
    mkdirSync(path.join(folder, 'public/fonts'), { recursive: true });
    writeFileSync(path.join(folder, 'public/fonts/OFL.txt'), 'Open Font License');
    const result = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { write: false },
      plugins: [licensesPlugin()],
    });
    const { output } = result as { output: { fileName: string; source?: unknown }[] };
    const file = output.find(({ fileName }) => fileName === 'licenses.txt');
    expect(file?.source).toBe('named 1.0.0\n\nISC\n\n\nThe typeface\n\nOpen Font License\n');
  });
});
