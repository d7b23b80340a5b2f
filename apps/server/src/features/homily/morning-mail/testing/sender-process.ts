/** A process that sends the mail of a day until it is killed: `node sender-process.ts '{"connection":…,"url":…,"now":…}'`. */
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
const { keepSending } = await vite.ssrLoadModule(join(import.meta.dirname, 'sender.ts'));
process.stdout.write('open\n');
// The test is gone: so are we, without a goodbye.
process.stdin.resume().on('close', () => process.exit(1));
await keepSending(JSON.parse(process.argv[2] ?? '{}'));
