// The browser of the tests: one named by CHROMIUM_PATH, or the one that comes through the lockfile, or one that the
// machine has. Never none: without a browser the tests fail and say what to install.
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

// Root may not use the sandbox, and the packaged browser has none.
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

/** Unpacks the packaged browser once for each user and version; a half-unpacked one is never taken for whole. */
async function packagedBrowser(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const manifest = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packed = join(dirname(dirname(dirname(manifest))), 'bin');
  if (!existsSync(packed)) return undefined;
  const home = join(tmpdir(), `wayfare-chromium-147-${userInfo().uid}`);
  if (!existsSync(home)) {
    const making = mkdtempSync(`${home}-`);
    await Promise.all([
      unbrotli(join(packed, 'chromium.br'), createWriteStream(join(making, 'chromium'), { mode: 0o755 })),
      unbrotli(join(packed, 'swiftshader.tar.br'), extract(making)),
      unbrotli(join(packed, 'al2023.tar.br'), extract(join(making, 'libraries'))),
    ]);
    try {
      renameSync(making, home);
    } catch {
      // Another run was quicker; its copy is as good.
      rmSync(making, { recursive: true, force: true });
    }
  }
  const libraries = [join(home, 'libraries/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return {
    executablePath: join(home, 'chromium'),
    args: [...args, '--headless=shell'],
    env: { ...environment(), LD_LIBRARY_PATH: libraries },
  };
}

function browserOf(path: string | undefined): Browser | undefined {
  return path && existsSync(path) ? { executablePath: path, args, env: environment() } : undefined;
}

const systemPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium that the machine has, which is often newer than the packaged one. Null if there is none. */
export const findInstalledBrowser = (): Browser | null =>
  systemPlaces.map(browserOf).find((browser) => browser !== undefined) ?? null;

export async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and nothing is there.`);
  const found =
    browserOf(named) ??
    (await packagedBrowser()) ??
    findInstalledBrowser() ??
    browserOf(playwrightsOwn.executablePath());
  if (found) return found;
  throw new Error(
    'No browser for the tests: install Chromium and name it in CHROMIUM_PATH, or run "npx playwright install chromium".',
  );
}

if (import.meta.main) {
  mkdirSync(tmpdir(), { recursive: true });
  console.log((await findBrowser()).executablePath);
}
