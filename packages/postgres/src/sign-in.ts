import pg from 'pg';
import { SOCKET_PORT } from './sockets.ts';
import { errorCode } from './will-not-start.ts';

/** Owns the databases and is no superuser, so that nothing an application is tricked into reaches beyond them. */
export const APPLICATION_ROLE = 'wayfare';

/** no such database, no such role */
const MISSING = ['3D000', '28000'];
const ALREADY_THERE = ['42P04', '42710', '23505'];
const NOT_NOW = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'];

/** 'not now' means that the server is coming up or going down. */
export async function tryDatabase(socketDirectory: string, database: string): Promise<'ready' | 'not now'> {
  try {
    await signInOrCreate(socketDirectory, database);
    return 'ready';
  } catch (error) {
    if (NOT_NOW.includes(errorCode(error) ?? '') || isLostConnection(error)) return 'not now';
    throw error;
  }
}

async function signInOrCreate(socketDirectory: string, database: string): Promise<void> {
  try {
    await withClient(socketDirectory, APPLICATION_ROLE, database, async () => {});
    return;
  } catch (error) {
    if (!MISSING.includes(errorCode(error) ?? '')) throw error;
  }
  await withClient(socketDirectory, 'postgres', 'postgres', async (client) => {
    const role = client.escapeIdentifier(APPLICATION_ROLE);
    await unlessThere(client, `create role ${role} login createdb`);
    await unlessThere(client, `create database ${client.escapeIdentifier(database)} owner ${role}`);
  });
}

/** Two openers may both find it missing. */
async function unlessThere(client: pg.Client, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    if (!ALREADY_THERE.includes(errorCode(error) ?? '')) throw error;
  }
}

async function withClient(
  socketDirectory: string,
  user: string,
  database: string,
  use: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    host: socketDirectory,
    port: SOCKET_PORT,
    user,
    database,
    ssl: false,
    connectionTimeoutMillis: 10_000,
  });
  // A server that goes down under an idle client reports it here; what we asked for rejects by itself.
  client.on('error', () => {});
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

function isLostConnection(error: unknown): boolean {
  return error instanceof Error && /Connection terminated|timeout/i.test(error.message);
}
