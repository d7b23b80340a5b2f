import pg from 'pg';
import { errorCode } from './errors.ts';
import { SOCKET_PORT } from './sockets.ts';

/** Owns the databases and is not a superuser, which limits the damage of an SQL injection. */
export const APPLICATION_ROLE = 'wayfare';

/** No such database; no such role. */
const MISSING_CODES = ['3D000', '28000'];
const EXISTS_CODES = ['42P04', '42710', '23505'];
const UNAVAILABLE_CODES = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'];

/** Connects, and creates the role and the database if missing. 'unavailable' while the server starts or stops. */
export async function tryConnect(
  socketDirectory: string,
  database: string,
): Promise<'ready' | 'unavailable'> {
  try {
    await connectOrCreate(socketDirectory, database);
    return 'ready';
  } catch (error) {
    if (UNAVAILABLE_CODES.includes(errorCode(error) ?? '') || isLostConnection(error)) return 'unavailable';
    throw error;
  }
}

async function connectOrCreate(socketDirectory: string, database: string): Promise<void> {
  try {
    await withClient(socketDirectory, APPLICATION_ROLE, database, async () => {});
    return;
  } catch (error) {
    if (!MISSING_CODES.includes(errorCode(error) ?? '')) throw error;
  }
  await withClient(socketDirectory, 'postgres', 'postgres', async (client) => {
    const role = client.escapeIdentifier(APPLICATION_ROLE);
    await ignoreExisting(client, `create role ${role} login createdb`);
    await ignoreExisting(client, `create database ${client.escapeIdentifier(database)} owner ${role}`);
  });
}

/** Two openers may create it at the same time. */
async function ignoreExisting(client: pg.Client, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    if (!EXISTS_CODES.includes(errorCode(error) ?? '')) throw error;
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
  // If the server stops, an idle client emits this; a running query rejects.
  client.on('error', () => {});
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

const isLostConnection = (error: unknown): boolean =>
  error instanceof Error && /Connection terminated|timeout/i.test(error.message);
