import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const { env, platform } = process;

/**
 * Returns the path of the browser that the tests run in: the program that CHROMIUM_PATH names, else Playwright's own Chromium, else the
 * system's Chromium or Chrome, preferably without windows unless the run shows them; undefined when there is none. Throws when
 * CHROMIUM_PATH names no program.
 */
export function findBrowser(opensWindows = isSeen()): string | undefined {
  const { CHROMIUM_PATH } = env;
  if (CHROMIUM_PATH) {
    if (isProgram(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is not a program that can be run: ${CHROMIUM_PATH}`);
  }
  return find(opensWindows ? withWindows : [shell, ...withWindows]);
}

const isSeen = () => process.argv.some((option) => /^--(headed|ui|debug)/.test(option));

/** Finds a full browser, which can open windows and has a back/forward cache; undefined when there is none. */
export const findWithWindows = (): string | undefined => find(withWindows);

const withWindows = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** A Chromium that cannot open windows, and therefore runs faster. */
const shell = 'chromium-headless-shell';

const find = (names: readonly string[]) =>
  [chromium.executablePath(), ...systemPlaces(names)].find(
    (file) => isProgram(file) && starts(file),
  );

/** The paths at which this system may have Chromium or Chrome: the usual folders, and `names` in the folders of PATH. */
function systemPlaces(names: readonly string[]) {
  const folders = [...(env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'];
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium'];
    return [...apps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`), ...onPath];
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
      ['Google\\Chrome', 'Chromium'].map((app) => `${folder}\\${app}\\Application\\chrome.exe`),
    );
  }
  return onPath;
}

function isProgram(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Whether a program can run. On Linux a browser can lack libraries, and `chromium` can be a script that only asks to install a snap. */
function starts(file: string) {
  return platform !== 'linux' || spawnSync(file, ['--version']).status === 0;
}

/** Installs a browser and returns its path; undefined when none starts. Tries Playwright's installer first, then apt. */
function installBrowser() {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  run(process.execPath, playwright, 'install', 'chromium');
  if (platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    if (!findBrowser() && existsSync(chromium.executablePath())) {
      run(process.execPath, playwright, 'install-deps', 'chromium');
    }
    if (!findBrowser()) {
      run('apt-get', 'update');
      run('apt-get', 'install', '-y', 'chromium');
      run('apt-get', 'install', '-y', shell);
    }
  }
  return findBrowser();
}

function run(command: string, ...args: string[]) {
  spawnSync(command, args, { stdio: 'inherit' });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    const browser = findBrowser() ?? installBrowser();
    if (!browser) throw new Error('No browser: install Chromium or set CHROMIUM_PATH to one');
    console.log(`Browser: ${browser}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
