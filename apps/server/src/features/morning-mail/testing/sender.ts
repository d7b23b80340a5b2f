import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '#adapters/db/connection.ts';
import { pgDatabase } from '#adapters/db/pg-database.ts';
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { partFrom } from '#config/testing/part-from.ts';
import { queueDueRounds } from '../rounds.ts';
import { sendDue } from '../send-due-mails.ts';
import { buildMorningMailDeps } from './morning-site.ts';

interface SenderOptions {
  readonly connection: Connection;
  readonly url: string;
  readonly now: string;
}

/** Runs only the morning mail of a server, in a process that a test kills. */
export function startSending({ connection, url, now }: SenderOptions): void {
  const database = pgDatabase(connection, { warn: () => {} });
  const mailer = smtpMailer(
    partFrom({ SMTP_URL: url, MAIL_FROM: 'Wayfare <post@wayfare.example>' }, 'mail', 'smtp'),
  );
  const deps = buildMorningMailDeps({ database, mailer, now: () => new Date(now) });
  const run = async (): Promise<never> => {
    for (;;) {
      await queueDueRounds(deps);
      await sendDue(deps, { isStopped: () => false, leaseMs: 3_000, batchSize: 40 });
      await pause(50);
    }
  };
  void run();
}
