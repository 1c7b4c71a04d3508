import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../freePort';
import type { Fault } from '../../harness';

const repository = path.resolve(import.meta.dirname, '../../..');
/** How long a site may take to be built and served, in milliseconds. */
const patience = 120_000;

/** What the site is built from. */
const copied = [
  'index.html',
  'machines',
  'package.json',
  'public',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy of the site's sources that is built and served with a fault in it; the tests stay those of the repository. */
export class MutatedSite {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'mutated-site-'));
  #server: ChildProcess | undefined;

  constructor() {
    for (const name of copied) {
      cpSync(path.join(repository, name), path.join(this.#folder, name), { recursive: true });
    }
    symlinkSync(path.join(repository, 'node_modules'), path.join(this.#folder, 'node_modules'));
  }

  /** Builds and serves the site, with one fault if there is one, until `use` returns; throws where it cannot be built. */
  async serve<Result>(fault: Fault | undefined, use: (port: number) => Result): Promise<Result> {
    if (fault) this.#write(fault.file, (sound) => sound.replace(fault.from, () => fault.to));
    try {
      return use(await this.#start());
    } finally {
      await this.#stop();
      if (fault) this.#write(fault.file, (sound) => sound);
    }
  }

  /** Writes a file of the copy anew, as `change` makes it from the repository's. */
  #write(file: string, change: (sound: string) => string): void {
    const sound = readFileSync(path.join(repository, file), 'utf8');
    writeFileSync(path.join(this.#folder, file), change(sound));
  }

  async #start(): Promise<number> {
    const port = await freePort();
    const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/start.ts'], {
      cwd: this.#folder,
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#server = server;
    let complaint = '';
    server.stderr.on('data', (chunk) => (complaint += String(chunk)));
    const deadline = Date.now() + patience;
    while (!(await answers(port))) {
      if (server.exitCode !== null) throw new Error(`The site cannot be built:\n${complaint}`);
      if (Date.now() > deadline) throw new Error(`The site was not served in ${patience} ms`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return port;
  }

  async #stop(): Promise<void> {
    if (this.#server?.exitCode !== null) return;
    this.#server.kill();
    await once(this.#server, 'exit');
  }

  /** Removes the copy. */
  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const answers = (port: number) =>
  fetch(`http://localhost:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );
