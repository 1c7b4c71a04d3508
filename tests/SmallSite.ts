import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';

const repository = path.join(import.meta.dirname, '..');

/** A small site with the Vite plugins of the real one. Tests of the npm commands use it, since the real site takes long to build. */
export class SmallSite {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  private readonly ended: (() => Promise<unknown>)[] = [];

  constructor() {
    this.write('package.json', '{ "type": "module" }');
    this.write(
      'index.html',
      '<!doctype html><html><head><meta charset="utf-8" /><script type="module" src="/src/main.tsx"></script></head><body>Suood</body></html>',
    );
    this.write('src/main.tsx', `await import('./Site');`);
    this.write('src/Site.tsx', 'export const Site = 1;');
    this.write('public/locales/ar/translation.json', '{ "App_Name": "صعود" }');
    this.write('public/locales/en/translation.json', '{ "App_Name": "</script><b>Suood</b>" }');
    this.write(
      'src/prerender/prerender.ts',
      `export const initTranslations = async () => {};
    export const renderPage = async () => ({ head: '<link rel="canonical" href="https://suood.example/">', body: 'Suood' });
    export const renderNotFound = async () => '404';
    export const chatCodes = () => ({});
    export const discoveryFiles = () => ({});
    export const shownTexts = () => ['Suood'];
    export const styleSheet = () => '';`,
    );
    cpSync(path.join(repository, 'public/fonts'), path.join(this.folder, 'public/fonts'), {
      recursive: true,
    });
    this.write(
      'vite.config.ts',
      `import config from ${JSON.stringify(`${repository}/vite.config.ts`)};
    // React's plugins come as one array; this site has no React.
    const plugins = config.plugins.filter((plugin) => !Array.isArray(plugin));
    export default { ...config, plugins };`,
    );
  }

  write(file: string, text: string) {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    writeFileSync(path.join(this.folder, file), text);
  }

  /** Registers a function that `remove` will call. */
  atEnd(end: () => Promise<unknown>) {
    this.ended.push(end);
  }

  /**
   * Runs a command of src/server in the site's folder as `npm run` does, or, if the name ends in .mjs, a program that the site's build
   * wrote.
   */
  run(command: string, env: Record<string, string> = {}, ...flags: string[]) {
    const tsx = path.join(repository, 'node_modules/tsx/dist/loader.mjs');
    const file = path.join(repository, 'src/server', `${command}.ts`);
    const program = command.endsWith('.mjs') ? [command] : ['--import', tsx, file];
    const child = spawn(process.execPath, [...program, ...flags], {
      cwd: this.folder,
      env: { PATH: process.env['PATH'], ...env },
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (errors += text));
    const exit = once(child, 'close').then(([code]) => ({ code, output, errors }));
    this.atEnd(() => (child.kill('SIGKILL'), exit));
    return {
      exit,
      stop: (signal: NodeJS.Signals) => (child.kill(signal), exit),
      prints: (text: string) =>
        vi.waitFor(
          () => {
            if (!(output + errors).includes(text))
              throw new Error(`Not printed: ${text}\n${output}${errors}`);
          },
          { timeout: 50_000, interval: 20 },
        ),
    };
  }

  async remove() {
    await Promise.all(this.ended.splice(0).map((end) => end()));
    rmSync(this.folder, { recursive: true });
  }
}
