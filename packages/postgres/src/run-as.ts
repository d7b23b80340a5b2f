import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { PostgresStartError } from './errors.ts';
import type { Paths } from './paths.ts';

/** Excludes our settings and secrets, and PG… variables, which would redirect PostgreSQL. */
export const minimalEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
});

type Command = readonly [string, ...string[]];

export interface Finished {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** Resolves when the program has ended; rejects only if it could not be started. */
export const runProgram = (
  [program, ...args]: Command,
  options: { env?: NodeJS.ProcessEnv; extraFd?: number } = {},
): Promise<Finished> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      // The account of the program may lack access to our working directory.
      cwd: '/',
      env: options.env ?? minimalEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe', options.extraFd ?? 'ignore'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });

export interface Owner {
  uid: number;
  gid: number;
}

/** The account that PostgreSQL runs as. It refuses to run as root. */
export interface RunAs {
  /** Owner of the database's files; null unless we are root. */
  owner: Owner | null;
  /** Command prefix for programs that use the database's files. */
  prefix: readonly string[];
  /** Command prefix for programs that must not outlive their parent. */
  dieWithParent(signal: 'INT' | 'KILL'): readonly string[];
}

export async function decideRunAs(paths: Paths, requiredDirectories: readonly string[]): Promise<RunAs> {
  const hasSetpriv = await succeeds(['setpriv', '--pdeathsig', 'KILL', 'true']);
  const dieWithParent = (signal: 'INT' | 'KILL') => (hasSetpriv ? ['setpriv', '--pdeathsig', signal] : []);
  if (process.geteuid?.() !== 0) {
    requireAccountName();
    return { owner: null, prefix: [], dieWithParent };
  }
  if (!hasSetpriv) {
    throw new PostgresStartError(
      'PostgreSQL refuses to run as root, and the program setpriv (package util-linux) is not there to start it as somebody else. ' +
        'Install it, or start as an ordinary user.',
    );
  }
  const owner = await chooseOwner(paths);
  const prefix = await commandPrefix(owner, [...requiredDirectories, paths.home]);
  return { owner, prefix, dieWithParent };
}

/** The owner of existing files; a new database gets the owner of its directory, postgres or nobody. */
async function chooseOwner(paths: Paths): Promise<Owner> {
  const cluster = await stat(paths.cluster).catch(() => null);
  if (cluster && cluster.uid !== 0) return { uid: cluster.uid, gid: cluster.gid };
  const home = await stat(paths.home);
  for (const account of [String(home.uid), 'postgres', 'nobody']) {
    // A directory mounted into a container may belong to a user id without a name here.
    const owner = await findAccount(account);
    if (owner && owner.uid !== 0) return owner;
  }
  throw new PostgresStartError(
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
    throw new PostgresStartError(
      `The user id ${process.geteuid?.()} has no name on this machine, and PostgreSQL insists on one. ` +
        'Start as a user that is listed in /etc/passwd, or set DATABASE_URL to a database elsewhere.',
      { cause: error },
    );
  }
}

/**
 * Drops root's privileges. If the account cannot enter a directory, such as a clone in root's home, it gets one capability
 * for that. PostgreSQL also calls access(2), which ignores capabilities unless no_setuid_fixup is set.
 */
async function commandPrefix(
  owner: Owner,
  requiredDirectories: readonly string[],
): Promise<readonly string[]> {
  const drop = [
    'setpriv',
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--no-new-privs',
  ];
  const plain = [...drop, '--inh-caps=-all'];
  const closed = await findInaccessible(plain, requiredDirectories);
  if (closed === null) return plain;
  for (const capability of await listTraversalCapabilities()) {
    const able = [
      ...drop,
      `--inh-caps=-all,+${capability}`,
      `--ambient-caps=+${capability}`,
      `--bounding-set=-all,+${capability}`,
      '--securebits=+no_setuid_fixup',
    ];
    if ((await findInaccessible(able, requiredDirectories)) === null) return able;
  }
  throw new PostgresStartError(
    `PostgreSQL refuses to run as root, and the account it runs as (user id ${owner.uid}) cannot enter ${closed}. ` +
      'Move the project, or DATA_DIR, to where other users may pass through, or start as an ordinary user.',
  );
}

async function findInaccessible(
  prefix: readonly string[],
  directories: readonly string[],
): Promise<string | null> {
  const script = 'for directory do cd "$directory" 2>/dev/null || { printf %s "$directory"; exit 1; }; done';
  const [program = 'sh', ...args] = [...prefix, 'sh', '-c', script, 'sh', ...directories];
  const { code, stdout } = await runProgram([program, ...args]);
  return code === 0 ? null : stdout || (directories[0] ?? '/');
}

/** The weaker one first. Some containers permit only the stronger one. */
async function listTraversalCapabilities(): Promise<readonly string[]> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const permitted = BigInt(`0x${/^CapPrm:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? '0'}`);
  const numbered: readonly (readonly [string, bigint])[] = [
    ['dac_read_search', 2n],
    ['dac_override', 1n],
  ];
  return numbered.filter(([, bit]) => (permitted >> bit) & 1n).map(([name]) => name);
}

async function succeeds(command: Command): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  return runProgram(command).then(
    ({ code }) => code === 0,
    () => false,
  );
}
