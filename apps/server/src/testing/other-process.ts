import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'vite';

/** Runs an exported function of a file in another process, until it is killed. */
export async function otherProcess(file: string, name: string, input: object) {
  const args = [join(import.meta.dirname, 'other-process.ts'), file, name, JSON.stringify(input)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function begin([file = '', name = '', input = '{}']: readonly string[]): Promise<void> {
  // Vite, because Node does not read JSX.
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const loaded = await vite.ssrLoadModule(file);
  await loaded[name](JSON.parse(input));
  process.stdout.write('open\n');
  // Exits when the test process ends.
  process.stdin.resume().on('close', () => process.exit(1));
}

if (import.meta.main) await begin(process.argv.slice(2));
