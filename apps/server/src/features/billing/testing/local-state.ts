import { randomBytes } from 'node:crypto';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';

/** The tables that an event may change, besides persons and customers. */
const tables = [
  'subscription',
  'donation',
  'checkout',
  'payment_event',
  'trial_email',
  'job',
  'confirmation_link',
  'signup_token',
  'signup',
];

/** Returns a function that restores the current rows. The sandbox keeps its state. */
export async function saveLocalState(database: TestDatabase): Promise<() => Promise<void>> {
  const snapshot = `snapshot_${randomBytes(4).toString('hex')}`;
  await database.query(`create schema ${snapshot}`);
  for (const table of tables) await database.query(`create table ${snapshot}.${table} as table ${table}`);
  return () =>
    database.transaction(async (tx) => {
      await tx.query(`truncate ${tables.join(', ')} restart identity`);
      for (const table of tables.toReversed()) {
        await tx.query(`insert into ${table} overriding system value table ${snapshot}.${table}`);
      }
      await tx.query(
        "select setval(pg_get_serial_sequence('donation', 'receipt_number'), 1 + count(*), false) from donation",
      );
    });
}

/** The state to compare, without generated ids, tokens and times. */
export async function readLocalState(database: TestDatabase) {
  const { rows: subscriptions } = await database.query(
    `select subscription_id, status, plan, period_started_at, period_ends_at, trial_ends_at, ends_at
     from subscription order by subscription_id`,
  );
  const { rows: donations } = await database.query(
    `select receipt_number, invoice_id, donor_email, amount_minor, subscription_minor, paid_at, refunded_minor
     from donation order by receipt_number`,
  );
  const { rows: signups } = await database.query(
    'select email, paid_at is not null as "isPaid" from signup order by email',
  );
  const { rows: mails } = await database.query(
    `select data ->> 'kind' as kind, key from job where name = 'mail' order by kind, key`,
  );
  const { rows: events } = await database.query(
    'select event_id, type, processed_at is not null as "isDone", last_error from payment_event order by event_id',
  );
  return { subscriptions, donations, signups, mails, events };
}
