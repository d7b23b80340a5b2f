import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

interface Message {
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
  /** The first message with this key; waits for it. */
  waitFor<Key extends keyof Message>(key: Key): Promise<NonNullable<Message[Key]>>;
  /** All messages with this key so far. */
  all<Key extends keyof Message>(key: Key): NonNullable<Message[Key]>[];
  send(command: 'close' | 'write' | 'spawn'): void;
  kill(): Promise<void>;
  ended: Promise<void>;
}

const SCRIPT = fileURLToPath(new URL('opener-process.ts', import.meta.url));

/** Opens the database in a child process, which is killed at the end of the test. */
export function childOpener(
  dataDir: string,
  options: { prefix?: readonly string[]; script?: string } = {},
): ChildOpener {
  const [program = process.execPath, ...args] = [
    ...(options.prefix ?? []),
    process.execPath,
    options.script ?? SCRIPT,
    dataDir,
  ];
  const child = spawn(program, args, { stdio: 'pipe', cwd: '/' });
  const messages: Message[] = [];
  let errorOutput = '';
  const updates = new EventTarget();
  createInterface({ input: child.stdout }).on('line', (line) => {
    messages.push(JSON.parse(line));
    updates.dispatchEvent(new Event('message'));
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text;
  });
  child.stdin.on('error', () => {});
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      resolve();
      updates.dispatchEvent(new Event('message'));
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
    send: (command) => child.stdin.write(`${command}\n`),
    all: (key) =>
      messages.flatMap((one) => {
        const value = one[key];
        return value === undefined ? [] : [value];
      }),
    waitFor: async (key) => {
      for (;;) {
        const value = messages.find((message) => message[key] !== undefined)?.[key];
        if (value !== undefined) return value;
        if (child.exitCode !== null || child.signalCode !== null) {
          throw new Error(`The opener ended without "${key}": ${JSON.stringify(messages)} ${errorOutput}`);
        }
        await new Promise((resolve) => updates.addEventListener('message', resolve, { once: true }));
      }
    },
  };
}
