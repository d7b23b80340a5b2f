import type { Db } from '@wayfare/postgres/db';

interface Cutoffs {
  readonly now: Date;
  readonly addressUses: Date;
  readonly failures: Date;
  readonly revocations: Date;
  readonly signingKeys: Date;
}

export async function deleteExpired(db: Db, before: Cutoffs): Promise<void> {
  await db.query('delete from user_pool.claimed_nonce where expires_at <= $1', [before.now]);
  await db.query('delete from user_pool.address_use where window_started_at <= $1', [before.addressUses]);
  await db.query('delete from user_pool.sign_in_failure where last_failed_at <= $1', [before.failures]);
  await db.query('delete from user_pool.session where expires_at <= $1 or revoked_at <= $2', [
    before.now,
    before.revocations,
  ]);
  await db.query('delete from user_pool.refresh_token where replaced_at <= $1', [before.revocations]);
  // Keeps the newest key, whatever its age.
  await db.query(
    `delete from user_pool.signing_key as old
     where exists (select from user_pool.signing_key as later
                   where later.signs_from > old.signs_from and later.signs_from <= $1)`,
    [before.signingKeys],
  );
}
