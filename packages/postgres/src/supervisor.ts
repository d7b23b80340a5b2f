import { spawn } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { PostgresStartError } from './errors.ts';
import type { Paths } from './paths.ts';
import { type RunAs, runProgram } from './run-as.ts';

export interface Supervisor {
  /** Null while it runs. */
  ending(): { reason: string } | null;
}

/** The pipe is kept between starts, so that the next supervisor counts openers that outlived the previous one. */
export async function createPipe(paths: Paths, runAs: RunAs): Promise<void> {
  if (existsSync(paths.openers)) return;
  if (existsSync(paths.openersClosed)) {
    renameSync(paths.openersClosed, paths.openers);
    return;
  }
  const [program = 'mkfifo', ...args] = [...runAs.prefix, 'mkfifo', '-m', '600', paths.openers];
  const { code, stderr } = await runProgram([program, ...args]);
  if (code === 0) return;
  throw new PostgresStartError(
    `No named pipe can be made in ${paths.run}: ${stderr.trim()} ` +
      'Choose a DATA_DIR on a file system of this machine, not on a network or shared folder.',
  );
}

/** In its own session, so that Ctrl-C in a terminal reaches the openers and not the database. */
export function startSupervisor(options: {
  paths: Paths;
  runAs: RunAs;
  env: NodeJS.ProcessEnv;
  server: readonly string[];
  reader: number;
  lockFd: number;
  logFd: number;
}): Supervisor {
  const { paths, runAs } = options;
  const [program = '/bin/sh', ...args] = [
    ...runAs.prefix,
    '/bin/sh',
    '-c',
    SUPERVISOR,
    'wayfare-supervisor',
    WATCHER,
    runAs.dieWithParent('KILL').join(' '),
    paths.openers,
    paths.openersClosed,
    ...runAs.dieWithParent('INT'),
    ...options.server,
  ];
  let ending: { reason: string } | null = null;
  const child = spawn(program, args, {
    cwd: '/',
    env: options.env,
    detached: true,
    stdio: ['ignore', options.logFd, options.logFd, options.reader, options.lockFd],
  });
  child.on('error', (error) => {
    ending = { reason: error.message };
  });
  child.on('exit', (code, signal) => {
    ending = { reason: `the supervisor ended (${signal ?? code})` };
  });
  child.unref();
  return { ending: () => ending };
}

// Two shell scripts, kept as text so that they are part of a bundle. Descriptor 3 is the reading end of the openers' pipe,
// 4 the start lock; PostgreSQL must inherit neither.

/**
 * Arguments: the watcher script, its command prefix, the pipe, the pipe's name while closed, the server's command. Starts
 * the server once; restarting it is the watchdog's task.
 */
const SUPERVISOR = `
trap '' HUP INT TERM
watch=$1 guard=$2 openers=$3 closed=$4
shift 4
"$@" 3<&- 4<&- &
server=$!
$guard /bin/sh -c "$watch" wayfare-watcher "$openers" "$closed" "$server" 4<&- &
watcher=$!
wait "$server"
code=$?
kill -9 "$watcher" 2>/dev/null
wait "$watcher" 2>/dev/null
exit "$code"
`;

/** Arguments: the pipe, the pipe's name while closed, the server's process id. */
const WATCHER = `
trap '' HUP INT TERM
openers=$1 closed=$2 server=$3
while :; do
  while read -r _ <&3; do :; done
  # No opener is left. Close the pipe to new openers, then check again for one that came in before that.
  mv "$openers" "$closed"
  (read -r _ <&3) &
  count=$!
  (sleep 0.05; kill -9 "$count" 2>/dev/null) &
  limit=$!
  wait "$count"
  counted=$?
  wait "$limit"
  # The check ended by itself, at the end of the pipe: there is no opener.
  [ "$counted" -gt 128 ] || break
  mv "$closed" "$openers"
done
kill -INT "$server"
`;
