import type { MailRhythm } from '@wayfare/contracts/calls/morning-mail';
import type { Db } from '#adapters/db/database.ts';

interface NewReader {
  readonly email: string;
  readonly name: string;
  readonly isConfirmed: boolean;
  readonly isSubscriber: boolean;
  readonly preference: {
    readonly rhythm?: MailRhythm;
    readonly hour?: number;
    readonly zone?: string;
  } | null;
}

/** Inserts a member directly into the tables, without a password. */
export async function addReader(
  db: Db,
  { email, name, isConfirmed, isSubscriber, preference }: NewReader,
): Promise<string> {
  const { rows } = await db.query<{ personId: string }>(
    `with account as (
       insert into user_pool.account (sub, email, is_email_verified, name, state, is_enabled, groups, credential,
                                      created_at, updated_at)
       values (gen_random_uuid(), $1, $3, $2, case when $3 then 'CONFIRMED' else 'UNCONFIRMED' end, true, '{}', '',
               now(), now()) returning sub
     ), member as (
       insert into person (sub, created_at) select sub::text, now() from account returning person_id
     ), subscribed as (
       insert into subscription (person_id, subscription_id, status, period_started_at, period_ends_at, fetched_at)
       select person_id, 'sub_' || person_id, 'active', '2020-01-01', '2040-01-01', now() from member where $4
     ), saved as (
       insert into mail_preference (person_id, rhythm, hour, zone)
       select person_id, $6, $7, $8 from member where $5
     )
     select person_id as "personId" from member`,
    [
      email,
      name,
      isConfirmed,
      isSubscriber,
      preference !== null,
      preference?.rhythm ?? 'daily',
      preference?.hour ?? 6,
      preference?.zone ?? 'America/New_York',
    ],
  );
  return rows[0]?.personId ?? '';
}

/** Inserts many readers without preferences: reader-1@example.org and so on. */
export async function fillReaders(db: Db, count: number, from = 0): Promise<void> {
  const pageSize = 5_000;
  for (let first = from + 1; first <= from + count; first += pageSize) {
    await db.query(
      `with account as (
         insert into user_pool.account (sub, email, is_email_verified, name, state, is_enabled, groups, credential,
                                        created_at, updated_at)
         select gen_random_uuid(), 'reader-' || number || '@example.org', true, 'Reader ' || number, 'CONFIRMED', true,
                '{}', '', now(), now()
         from generate_series($1::int, $2::int) as number returning sub
       ), member as (
         insert into person (sub, created_at) select sub::text, now() from account returning person_id
       )
       insert into subscription (person_id, subscription_id, status, period_started_at, period_ends_at, fetched_at)
       select person_id, 'sub_' || person_id, 'active', '2020-01-01', '2040-01-01', now() from member`,
      [first, Math.min(first + pageSize - 1, from + count)],
    );
  }
}

export async function publishHomily(db: Db, date: string, text = 'A reflection.'): Promise<void> {
  await db.query(
    `with draft as (
       insert into draft (kind, ref, content, hash, copy_hash, saved_at)
       values ('homily', $1, jsonb_build_object('title', 'A title', 'book', 'Luke', 'chapter', 20, 'verse', '27-40',
               'gospelText', 'A Gospel.', 'source', 'A source', 'copyright', '', 'homilyText', $2::text, 'practice', '',
               'author', ''), $2, $2, now())
       on conflict (kind, ref) do update set content = excluded.content
     )
     select`,
    [date, text],
  );
  await db.query(
    `insert into homily (date, title, book, chapter, verse, gospel_text, source, copyright, homily_text, published_at)
     values ($1, 'A title', 'Luke', 20, '27-40', 'A Gospel.', 'A source', '', $2, now())
     on conflict (date) do update set homily_text = excluded.homily_text`,
    [date, text],
  );
}
