// `npm run dev`: builds on every change, restarts the server and reloads the browser. The reloading is done by a proxy in
// front of the unchanged server.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { root } from './run.ts';
import { startArguments } from './running-site.ts';

const port = Number(process.env.PORT ?? 3000);
const innerPort = port + 1000;
const events = '/__reload/events';
const script = '/__reload/script.js';
const listeners = new Set<ServerResponse>();

const reloader = `new EventSource('${events}').onmessage = () => location.reload();`;

let server: ChildProcess | undefined;

async function restart(): Promise<void> {
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  server = spawn(process.execPath, startArguments(), {
    cwd: root,
    env: {
      ...process.env,
      PUBLIC_URL: `http://localhost:${port}`,
      PORT: String(innerPort),
      SANDBOX_PORT: String(port + 1),
    },
    stdio: 'inherit',
  });
  await waitUntilReady();
  for (const listener of listeners) listener.write('data: again\n\n');
}

async function waitUntilReady(): Promise<void> {
  for (let tries = 0; tries < 600 && server?.exitCode === null; tries++) {
    const ready = await fetch(`http://localhost:${innerPort}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const proxied = request(
    { host: 'localhost', port: innerPort, path: incoming.url, method: incoming.method, headers },
    (answer) => {
      const isPage = answer.headers['content-type']?.startsWith('text/html');
      if (!isPage) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const page = Buffer.concat(parts)
          .toString()
          .replace('</head>', `<script type="module" src="${script}"></script></head>`);
        const { 'content-length': _, etag: __, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        outgoing.end(page);
      });
    },
  );
  proxied.on('error', () => outgoing.writeHead(503, { 'retry-after': '1' }).end('The server is restarting.'));
  incoming.pipe(proxied);
}

createServer((incoming, outgoing) => {
  if (incoming.url === script) outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(reloader);
  else if (incoming.url === events) {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    outgoing.write(': listening\n\n');
    listeners.add(outgoing);
    outgoing.on('close', () => listeners.delete(outgoing));
  } else forward(incoming, outgoing);
}).listen(port, 'localhost');

/** Builds now and on every change, and calls `onBuilt` after each successful build. */
async function watch(configFile: string, onBuilt: () => void): Promise<void> {
  const watcher = (await build({
    configFile: join(root, configFile),
    logLevel: 'warn',
    build: { watch: {} },
  })) as Rolldown.RolldownWatcher;
  await new Promise<void>((resolve) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.error(event.error.message);
      if (event.code !== 'END') return;
      onBuilt();
      resolve();
    });
  });
}

let pending: NodeJS.Timeout | undefined;
let isBuilt = false;
const scheduleRestart = (): void => {
  if (!isBuilt) return;
  clearTimeout(pending);
  pending = setTimeout(() => void restart(), 100);
};

process.env.NODE_ENV = 'production';
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (server?.exitCode !== null) process.exit();
    server.once('exit', () => process.exit());
    server.kill('SIGTERM');
  });
}
await watch('apps/web/vite.config.ts', scheduleRestart);
await watch('apps/server/vite.config.ts', scheduleRestart);
isBuilt = true;
await restart();
console.log(`\nhttp://localhost:${port} shows the latest build and reloads on changes.`);
