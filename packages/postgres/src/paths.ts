import { constants } from 'node:fs';
import { access, chmod, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, PostgresStartError } from './errors.ts';

/** The files of one database. */
export interface Paths {
  /** Owned by the user who starts the database; contains the lock and the log. */
  home: string;
  lock: string;
  log: string;
  /** Links to libraries, if node_modules is not writable. */
  libraries: string;
  /** PostgreSQL's data directory, owned by the account that PostgreSQL runs as. */
  cluster: string;
  /** Socket and pipe, accessible to the same account only. */
  run: string;
  openers: string;
  openersClosed: string;
}

/** Uses the real path, so that two spellings of a directory lead to the same pipe. */
export async function resolvePaths(dataDir: string): Promise<Paths> {
  try {
    await createHome(dataDir);
    const home = await realpath(dataDir);
    await access(home, constants.X_OK);
    const run = join(home, 'run');
    return {
      home,
      lock: join(home, 'lock'),
      log: join(home, 'server.log'),
      libraries: join(home, 'lib'),
      cluster: join(home, 'cluster'),
      run,
      openers: join(run, 'openers'),
      openersClosed: join(run, 'openers.closed'),
    };
  } catch (error) {
    throw new PostgresStartError(
      `The directory for the database, ${dataDir}, cannot be used (${errorCode(error) ?? String(error)}). ` +
        'Choose another DATA_DIR, or give this user the right to write there.',
      { cause: error },
    );
  }
}

async function createHome(dataDir: string): Promise<void> {
  // As root, another account runs PostgreSQL and must be able to traverse the directory, but not list it.
  const mode = process.geteuid?.() === 0 ? 0o711 : 0o700;
  await mkdir(dirname(dataDir), { recursive: true, mode });
  try {
    await mkdir(dataDir, { mode });
    await chmod(dataDir, mode);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' || !(await stat(dataDir)).isDirectory()) throw error;
  }
}
