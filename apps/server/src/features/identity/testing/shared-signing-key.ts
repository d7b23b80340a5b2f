import type { UserPool } from '@wayfare/user-pool';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';

/** Rows by master key, which encrypts them. Generating a key takes as long as creating the database. */
const rows = new Map<string, string>();

/** Gives a pool the signing key of the first pool with the same master key. */
export async function shareSigningKey(
  database: TestDatabase,
  pool: Pick<UserPool, 'jsonWebKeySet'>,
  master: Uint8Array,
): Promise<void> {
  const name = Buffer.from(master).toString('hex');
  const row = rows.get(name);
  if (row !== undefined) {
    await database.query(
      `insert into user_pool.signing_key
       select * from jsonb_populate_record(null::user_pool.signing_key, $1::jsonb) on conflict do nothing`,
      [row],
    );
    return;
  }
  // Generates one.
  await pool.jsonWebKeySet();
  const { rows: keys } = await database.query<{ row: string }>(
    'select to_jsonb(signing_key)::text as row from user_pool.signing_key',
  );
  if (keys[0] !== undefined) rows.set(name, keys[0].row);
}
