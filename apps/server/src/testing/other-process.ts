import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'vite';

/** Another process, in which that function of a file has begun something; it goes on until it is killed. */
export async function otherProcess(file: string, name: string, given: object) {
  const words = [join(import.meta.dirname, 'other-process.ts'), file, name, JSON.stringify(given)];
  const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function begin([file = '', name = '', given = '{}']: readonly string[]): Promise<void> {
  // Node itself does not read the mails' JSX.
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const loaded = await vite.ssrLoadModule(file);
  await loaded[name](JSON.parse(given));
  process.stdout.write('open\n');
  // The test is gone: so are we, without a goodbye.
  process.stdin.resume().on('close', () => process.exit(1));
}

if (import.meta.main) await begin(process.argv.slice(2));
