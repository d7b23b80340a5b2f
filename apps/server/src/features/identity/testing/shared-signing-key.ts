import type { TestDatabase } from '#adapters/db/testing/test-database.ts';

/** Rows by site secret, which encrypts them. Generating a key takes as long as creating the database. */
const rows = new Map<string, unknown>();

const toKey = (siteSecret: Uint8Array): string => Buffer.from(siteSecret).toString('hex');

/** Gives a new database the signing key of an earlier one with the same site secret, if there is one. */
export async function insertSharedSigningKey(database: TestDatabase, siteSecret: Uint8Array): Promise<void> {
  const row = rows.get(toKey(siteSecret));
  if (row === undefined) return;
  await database.query(
    `insert into user_pool.signing_key
     select * from jsonb_populate_record(null::user_pool.signing_key, $1::jsonb) on conflict do nothing`,
    [JSON.stringify(row)],
  );
}

/** To be called after the first sign-in. */
export async function shareSigningKey(database: TestDatabase, siteSecret: Uint8Array): Promise<void> {
  const key = toKey(siteSecret);
  if (rows.has(key)) return;
  const { rows: keys } = await database.query<{ row: unknown }>(
    'select to_jsonb(signing_key) as row from user_pool.signing_key',
  );
  if (keys.length === 1) rows.set(key, keys[0]?.row);
}
