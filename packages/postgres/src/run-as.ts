import { readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import type { Places } from './places.ts';
import { type Command, runProgram } from './run-program.ts';
import { PostgresWillNotStart } from './will-not-start.ts';

export interface Owner {
  uid: number;
  gid: number;
}

/** As whom PostgreSQL runs: it refuses root, because a fault in it would then be a fault of the machine. */
export interface RunAs {
  /** who must own its files; null when we are an ordinary user and everything is ours anyway */
  owner: Owner | null;
  /** words before every command that touches its files */
  prefix: readonly string[];
  /** words before a command that must not outlive its parent */
  dieWithParent(signal: 'INT' | 'KILL'): readonly string[];
}

export async function decideRunAs(places: Places, mustReach: readonly string[]): Promise<RunAs> {
  const hasSetpriv = await works(['setpriv', '--pdeathsig', 'KILL', 'true']);
  const dieWithParent = (signal: 'INT' | 'KILL') => (hasSetpriv ? ['setpriv', '--pdeathsig', signal] : []);
  if (process.geteuid?.() !== 0) {
    requireAccountName();
    return { owner: null, prefix: [], dieWithParent };
  }
  if (!hasSetpriv) {
    throw new PostgresWillNotStart(
      'PostgreSQL refuses to run as root, and the program setpriv (package util-linux) is not there to start it as somebody else. ' +
        'Install it, or start as an ordinary user.',
    );
  }
  const owner = await chooseOwner(places);
  const prefix = await reachingPrefix(owner, [...mustReach, places.home]);
  return { owner, prefix, dieWithParent };
}

/** Whoever owns the files already goes on owning them; only a new database gets a new account. */
async function chooseOwner(places: Places): Promise<Owner> {
  const cluster = await stat(places.cluster).catch(() => null);
  if (cluster && cluster.uid !== 0) return { uid: cluster.uid, gid: cluster.gid };
  const home = await stat(places.home);
  for (const account of [String(home.uid), 'postgres', 'nobody']) {
    // A directory shared from outside a container may belong to a number that has no name here.
    const found = await findAccount(account);
    if (found && found.uid !== 0) return found;
  }
  throw new PostgresWillNotStart(
    'PostgreSQL refuses to run as root, and this machine has neither a user "postgres" nor a user "nobody". ' +
      'Add one of them, or start as an ordinary user.',
  );
}

async function findAccount(nameOrId: string): Promise<Owner | null> {
  const { code, stdout } = await runProgram(['getent', 'passwd', nameOrId]);
  const [, , uid, gid] = stdout.split(':');
  return code === 0 ? { uid: Number(uid), gid: Number(gid) } : null;
}

function requireAccountName(): void {
  try {
    userInfo();
  } catch (error) {
    throw new PostgresWillNotStart(
      `The user id ${process.geteuid?.()} has no name on this machine, and PostgreSQL insists on one. ` +
        'Start as a user that is listed in /etc/passwd, or set DATABASE_URL to a database elsewhere.',
      { cause: error },
    );
  }
}

/**
 * A clone in root's own home cannot be entered by another account. One capability, to pass through directories, mends
 * that; it is given only where it is needed. PostgreSQL also asks access(2), which ignores capabilities unless the
 * secure bit says otherwise.
 */
async function reachingPrefix(owner: Owner, mustReach: readonly string[]): Promise<readonly string[]> {
  const drop = [
    'setpriv',
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--no-new-privs',
  ];
  const plain = [...drop, '--inh-caps=-all'];
  const closed = await firstOutOfReach(plain, mustReach);
  if (closed === null) return plain;
  for (const capability of await passingCapabilities()) {
    const able = [
      ...drop,
      `--inh-caps=-all,+${capability}`,
      `--ambient-caps=+${capability}`,
      `--bounding-set=-all,+${capability}`,
      '--securebits=+no_setuid_fixup',
    ];
    if ((await firstOutOfReach(able, mustReach)) === null) return able;
  }
  throw new PostgresWillNotStart(
    `PostgreSQL refuses to run as root, and the account it runs as (user id ${owner.uid}) cannot enter ${closed}. ` +
      'Move the project, or DATA_DIR, to where other users may pass through, or start as an ordinary user.',
  );
}

async function firstOutOfReach(
  prefix: readonly string[],
  directories: readonly string[],
): Promise<string | null> {
  const script = 'for directory do cd "$directory" 2>/dev/null || { printf %s "$directory"; exit 1; }; done';
  const [program = 'sh', ...words] = [...prefix, 'sh', '-c', script, 'sh', ...directories];
  const { code, stdout } = await runProgram([program, ...words]);
  return code === 0 ? null : stdout || (directories[0] ?? '/');
}

/** Reading past directories is the smaller power; some containers withhold it and leave only the greater one. */
async function passingCapabilities(): Promise<readonly string[]> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const permitted = BigInt(`0x${/^CapPrm:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? '0'}`);
  const numbered: readonly (readonly [string, bigint])[] = [
    ['dac_read_search', 2n],
    ['dac_override', 1n],
  ];
  return numbered.filter(([, bit]) => (permitted >> bit) & 1n).map(([name]) => name);
}

async function works(command: Command): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  return runProgram(command).then(
    ({ code }) => code === 0,
    () => false,
  );
}
