import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { flushCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Options, transformFileSync } from '@swc/core';
import { baseEnvironment } from './running-server.ts';

/** Runs an exported function of a file in another process, until it is killed. */
export async function otherProcess(file: string, name: string, input: object) {
  const args = [join(import.meta.dirname, 'other-process.ts'), file, name, JSON.stringify(input)];
  const env = { ...baseEnvironment, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const jsx: Options = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'esnext',
    transform: { react: { runtime: 'automatic' } },
  },
};

async function begin([file = '', name = '', input = '{}']: readonly string[]): Promise<void> {
  // Node reads TypeScript, but not JSX.
  registerHooks({
    load: (url, context, next) =>
      url.endsWith('.tsx')
        ? { format: 'module', shortCircuit: true, source: transformFileSync(fileURLToPath(url), jsx).code }
        : next(url, context),
  });
  const loaded = await import(pathToFileURL(file).href);
  // Usually written at the exit, but this process is killed.
  flushCompileCache();
  await loaded[name](JSON.parse(input));
  process.stdout.write('open\n');
  // Exits when the test process ends.
  process.stdin.resume().on('close', () => process.exit(1));
}

if (import.meta.main) await begin(process.argv.slice(2));
