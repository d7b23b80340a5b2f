import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { ServerForTests } from './server-for-tests.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseSocket: string;
  }
}

let folder: string | undefined;
let starter: Server | undefined;
let started: Promise<ServerForTests> | undefined;

/** PostgreSQL starts when the first test connects to this socket, because most runs need no database. */
export async function setup(project: TestProject): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'wayfare-test-'));
  folder = home;
  starter = createServer((socket) => {
    socket.on('error', () => {});
    started ??= import('./server-for-tests.ts').then((tests) => tests.startServerForTests(home));
    started.then(
      ({ connection }) => socket.end(JSON.stringify({ connection })),
      (error: unknown) => socket.end(JSON.stringify({ fault: String(error) })),
    );
  });
  const socketPath = join(home, 'starter');
  await new Promise<void>((resolve) => starter?.listen(socketPath, resolve));
  project.provide('databaseSocket', socketPath);
}

export async function teardown(): Promise<void> {
  starter?.close();
  const server = await started?.catch(() => undefined);
  await server?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
}
