// Subscribers by the hundred thousand, written straight into the running site's embedded database.
import { join } from 'node:path';
import { pgDatabase } from '../apps/server/src/adapters/db/pg-database.ts';
import { openPostgres } from '../packages/postgres/src/postgres.ts';

const firstFew = 500;
const atOnce = 5_000;

/** An account with a session, and the person with a subscription that goes with it. Ids in order are written sooner. */
const insertMembers = `
  with account as (
    insert into user_pool.account (sub, email, is_email_verified, name, state, is_enabled, groups, credential,
                                   created_at, changed_at)
    select uuidv7(), 'reader-' || number || '@example.org', true, 'Reader', 'CONFIRMED', true, '{}', '',
           now(), now()
    from generate_series($1::int, $2::int) as number returning sub
  ), session as (
    insert into user_pool.session (session_id, sub, client_id, event_id, signed_in_at, expires_at)
    select uuidv7(), sub, 'website', uuidv7(), now(), now() + interval '30 days' from account
  ), person as (
    insert into person (person_id, sub, created_at) select uuidv7(), sub::text, now() from account returning person_id
  )
  ${subscriptionsFor('person')}`;

/** For those who signed up over the wire and have nothing yet. */
const subscribeTheRest = `
  with newcomer as (
    insert into person (sub, created_at) select sub::text, now() from user_pool.account
    where email like 'member-%' returning person_id
  )
  ${subscriptionsFor('newcomer')}`;

function subscriptionsFor(people: string): string {
  return `insert into subscription (person_id, subscription_id, status, plan, period_began_at, period_ends_at, fetched_at)
    select person_id, 'sub_' || person_id, 'active', 'yearly', now(), now() + interval '1 year', now() from ${people}`;
}

export async function fillWithMembers(dataDir: string, members: number): Promise<void> {
  const postgres = await openPostgres({ dataDir: join(dataDir, 'postgres'), database: 'wayfare' });
  const database = pgDatabase(postgres.connection('wayfare'), console);
  const analyze = async (): Promise<void> => {
    for (const table of ['person', 'subscription', 'user_pool.account', 'user_pool.session']) {
      await database.query(`analyze ${table}`);
    }
  };
  await database.query(subscribeTheRest);
  // What PostgreSQL plans for a small table reads all of a large one, so at first it is told of each growth.
  for (let written = 0; written < members; ) {
    const upTo = Math.min(members, written + Math.min(Math.max(written, firstFew), atOnce));
    await database.query(insertMembers, [written + 1, upTo]);
    if (written < 4 * atOnce) await analyze();
    written = upTo;
  }
  await analyze();
  await database.close();
  await postgres.close();
}
