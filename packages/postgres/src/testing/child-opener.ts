import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

interface Said {
  opened?: {
    joined: boolean;
    tookMs: number;
    connection: { host: string; port: number; user: string; database: string };
  };
  failed?: { name: string; message: string };
  log?: string;
  written?: string;
  spawned?: number;
  closed?: true;
}

export interface ChildOpener {
  process: ChildProcessWithoutNullStreams;
  /** the first thing said that has this key, waiting for it if need be */
  heard<Key extends keyof Said>(key: Key): Promise<NonNullable<Said[Key]>>;
  /** everything said so far under this key */
  all<Key extends keyof Said>(key: Key): NonNullable<Said[Key]>[];
  tell(word: 'close' | 'write' | 'spawn'): void;
  kill(): Promise<void>;
  ended: Promise<void>;
}

const SCRIPT = fileURLToPath(new URL('opener-process.ts', import.meta.url));

/** Opens the database in a process of its own, which ends with the test at the latest. */
export function childOpener(
  dataDir: string,
  options: { prefix?: readonly string[]; script?: string } = {},
): ChildOpener {
  const [program = process.execPath, ...words] = [
    ...(options.prefix ?? []),
    process.execPath,
    options.script ?? SCRIPT,
    dataDir,
  ];
  const child = spawn(program, words, { stdio: 'pipe', cwd: '/' });
  const said: Said[] = [];
  let complaints = '';
  const wake = new EventTarget();
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(JSON.parse(line));
    wake.dispatchEvent(new Event('said'));
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  child.stdin.on('error', () => {});
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      resolve();
      wake.dispatchEvent(new Event('said'));
    });
  });
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  onTestFinished(kill);
  return {
    process: child,
    ended,
    kill,
    tell: (word) => child.stdin.write(`${word}\n`),
    all: (key) =>
      said.flatMap((one) => {
        const value = one[key];
        return value === undefined ? [] : [value];
      }),
    heard: async (key) => {
      for (;;) {
        const found = said.find((one) => one[key] !== undefined)?.[key];
        if (found !== undefined) return found;
        if (child.exitCode !== null || child.signalCode !== null) {
          throw new Error(`The opener ended without "${key}": ${JSON.stringify(said)} ${complaints}`);
        }
        await new Promise((resolve) => wake.addEventListener('said', resolve, { once: true }));
      }
    },
  };
}
