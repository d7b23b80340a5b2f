import { openPostgres } from '@wayfare/postgres';
import { databaseOf } from '@wayfare/postgres/db';
import pg from 'pg';
import { keepMail } from '#mailbox/keep-mail.ts';
import { defaultApiKey, openPaySandbox, type PaySandbox, type PaySandboxParts } from '#pay-sandbox.ts';
import { newWebhookSecret } from '#webhooks/endpoints.ts';
import type { Options } from './options.ts';

const mostConnections = 10;

interface Connected {
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

async function connect({ databaseUrl, dataDir }: Options): Promise<Connected> {
  if (databaseUrl !== null) {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: mostConnections });
    return { pool, close: () => pool.end() };
  }
  const postgres = await openPostgres({ dataDir });
  const pool = new pg.Pool({ ...postgres.connection('wayfare'), max: mostConnections });
  return {
    pool,
    async close() {
      await pool.end();
      await postgres.close();
    },
  };
}

/** Into the folder that the mailbox page shows; where there is none, the link is read where the command runs. */
const mailer = (outbox: string | null, say: (line: string) => void): PaySandboxParts['sendMail'] =>
  outbox === null
    ? async ({ to, subject, text }) => say(`Mail to ${to}: ${subject}\n${text}`)
    : (mail) => keepMail(outbox, mail, new Date());

/** Starts a sandbox that belongs to nobody else, and says what one needs to use it. */
export async function run(
  options: Options,
  say: (line: string) => void,
): Promise<{ close(): Promise<void> }> {
  const secret = options.webhookSecret ?? newWebhookSecret();
  const { pool, close } = await connect(options);
  // A connection that breaks while nobody uses it is replaced when somebody does.
  pool.on('error', (error) => say(`The database: ${error.message}`));
  let sandbox: PaySandbox;
  try {
    sandbox = await openPaySandbox({
      database: databaseOf(pool),
      port: options.port,
      ...(options.apiKey === null ? {} : { apiKey: options.apiKey }),
      webhook: options.webhookUrl === null ? null : { url: options.webhookUrl, secret },
      outbox: options.outbox,
      sendMail: mailer(options.outbox, say),
      log: {
        info: say,
        error: (message, error) => say(`${message} ${error instanceof Error ? error.stack : String(error)}`),
      },
    });
  } catch (error) {
    await close();
    throw error;
  }
  say(`The sandbox answers at ${sandbox.url}`);
  say(`API key: ${options.apiKey ?? defaultApiKey}`);
  if (options.webhookUrl !== null) say(`Events go to ${options.webhookUrl}, signed with ${secret}`);
  return {
    async close() {
      await sandbox.close();
      await close();
    },
  };
}
