import { constants } from 'node:fs';
import { access, chmod, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, PostgresWillNotStart } from './will-not-start.ts';

/** Where everything of one database lies. */
export interface Places {
  /** belongs to whoever starts the database; holds what that person writes: the lock and the log */
  home: string;
  lock: string;
  log: string;
  /** links to libraries, where node_modules may not be written */
  libraries: string;
  /** PostgreSQL's own data directory; belongs to the account that PostgreSQL runs as */
  cluster: string;
  /** socket and pipe; belongs to the same account, closed to all others */
  run: string;
  openers: string;
  openersClosed: string;
}

/** Two ways of writing the same directory must lead to the same pipe, so the real path counts. */
export async function findPlaces(dataDir: string): Promise<Places> {
  try {
    await makeHome(dataDir);
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
    throw new PostgresWillNotStart(
      `The directory for the database, ${dataDir}, cannot be used (${errorCode(error) ?? String(error)}). ` +
        'Choose another DATA_DIR, or give this user the right to write there.',
      { cause: error },
    );
  }
}

async function makeHome(dataDir: string): Promise<void> {
  // Root hands the database to another account, which must be able to pass through; nobody may list.
  const mode = process.geteuid?.() === 0 ? 0o711 : 0o700;
  await mkdir(dirname(dataDir), { recursive: true, mode });
  try {
    await mkdir(dataDir, { mode });
    await chmod(dataDir, mode);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' || !(await stat(dataDir)).isDirectory()) throw error;
  }
}
