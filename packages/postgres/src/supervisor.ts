import { spawn } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import type { Places } from './places.ts';
import type { RunAs } from './run-as.ts';
import { runProgram } from './run-program.ts';
import { SUPERVISOR, WATCHER } from './supervisor-script.ts';
import { PostgresWillNotStart } from './will-not-start.ts';

export interface Supervisor {
  /** null while it lives */
  ending(): { reason: string } | null;
}

/** The pipe stays from start to start: an opener that outlived its supervisor is then counted by the next one too. */
export async function makePipe(places: Places, runAs: RunAs): Promise<void> {
  if (existsSync(places.openers)) return;
  if (existsSync(places.openersClosed)) {
    renameSync(places.openersClosed, places.openers);
    return;
  }
  const [program = 'mkfifo', ...words] = [...runAs.prefix, 'mkfifo', '-m', '600', places.openers];
  const { code, stderr } = await runProgram([program, ...words]);
  if (code === 0) return;
  throw new PostgresWillNotStart(
    `No named pipe can be made in ${places.run}: ${stderr.trim()} ` +
      'Choose a DATA_DIR on a file system of this machine, not on a network or shared folder.',
  );
}

/** In a session of its own, so that Ctrl-C in a terminal reaches the openers and not the database under them. */
export function startSupervisor(options: {
  places: Places;
  runAs: RunAs;
  env: NodeJS.ProcessEnv;
  server: readonly string[];
  reader: number;
  lockFd: number;
  logFd: number;
}): Supervisor {
  const { places, runAs } = options;
  const [program = '/bin/sh', ...words] = [
    ...runAs.prefix,
    '/bin/sh',
    '-c',
    SUPERVISOR,
    'wayfare-keeper',
    WATCHER,
    runAs.dieWithParent('KILL').join(' '),
    places.openers,
    places.openersClosed,
    ...runAs.dieWithParent('INT'),
    ...options.server,
  ];
  let ending: { reason: string } | null = null;
  const child = spawn(program, words, {
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
