import type { Db } from '#adapters/db/database.ts';

export async function rememberTrial(db: Db, addressHash: Uint8Array, now: Date): Promise<void> {
  await db.query(
    'insert into trial_taken (address_hash, taken_at) values ($1, $2) on conflict (address_hash) do nothing',
    [addressHash, now],
  );
}

/** Whether the trial of this subscription is the first one with this card. Who has a claim keeps it with another card. */
export async function claimTrialOfCard(
  db: Db,
  {
    cardHash,
    subscriptionHash,
    now,
  }: { readonly cardHash: Uint8Array; readonly subscriptionHash: Uint8Array; readonly now: Date },
): Promise<boolean> {
  await db.query(
    `insert into trial_card (card_hash, subscription_hash, taken_at)
     select $1, $2, $3 where not exists (select from trial_card where subscription_hash = $2)
     on conflict (card_hash) do nothing`,
    [cardHash, subscriptionHash, now],
  );
  const { rowCount } = await db.query('select from trial_card where subscription_hash = $1', [
    subscriptionHash,
  ]);
  return (rowCount ?? 0) > 0;
}

export async function addRepeatedTrial(db: Db, subscriptionHash: Uint8Array, now: Date): Promise<void> {
  await db.query(
    `insert into repeated_trial (subscription_hash, ended_at) values ($1, $2)
     on conflict (subscription_hash) do nothing`,
    [subscriptionHash, now],
  );
}

export async function isKnownAsRepeated(db: Db, subscriptionHash: Uint8Array): Promise<boolean> {
  const { rowCount } = await db.query('select from repeated_trial where subscription_hash = $1', [
    subscriptionHash,
  ]);
  return rowCount === 1;
}

/** One trial for a person and for an address, ever. */
export async function hadTrial(db: Db, personId: string, addressHash: Uint8Array): Promise<boolean> {
  const { rows } = await db.query<{ had: boolean }>(
    `select exists (select from trial_taken where address_hash = $2)
         or exists (select from subscription where person_id = $1) as had`,
    [personId, addressHash],
  );
  return rows[0]?.had ?? true;
}
