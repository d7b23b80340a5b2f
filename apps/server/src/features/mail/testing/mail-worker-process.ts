/** A process that sends mails until it is killed: `node mail-worker-process.ts '{"connection":…,"url":…}'`. */
import { join } from 'node:path';
import { createServer } from 'vite';

// Node itself does not read the mails' JSX.
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { openMailRoom } = await vite.ssrLoadModule(join(import.meta.dirname, 'mail-worker.ts'));
await openMailRoom(JSON.parse(process.argv[2] ?? '{}'));
process.stdout.write('open\n');
// The test is gone: so are we, without a goodbye.
process.stdin.resume().on('close', () => process.exit(1));
