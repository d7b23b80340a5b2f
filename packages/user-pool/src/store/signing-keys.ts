import type { Db } from '@wayfare/postgres/db';

export interface StoredSigningKey {
  readonly kid: string;
  /** Sealed. */
  readonly privateKey: Uint8Array;
  readonly publicJwk: { readonly n: string; readonly e: string };
  readonly createdAt: Date;
  /** Until then it is only published. */
  readonly signsFrom: Date;
}

/** The one that signs last first. */
export async function listSigningKeys(db: Db): Promise<readonly StoredSigningKey[]> {
  const { rows } = await db.query<Omit<StoredSigningKey, 'publicJwk'> & { n: string; e: string }>(
    `select kid, private_key as "privateKey", public_n as n, public_e as e, created_at as "createdAt",
       signs_from as "signsFrom"
     from user_pool.signing_key order by signs_from desc, kid`,
  );
  return rows.map(({ n, e, ...key }) => ({ ...key, publicJwk: { n, e } }));
}

/**
 * With a date, nothing happens where a key was made since. Servers that start, or rotate the keys, at once each make one;
 * the lock, which wants a transaction, lets the first one's stand.
 */
export async function addSigningKey(
  db: Db,
  key: StoredSigningKey,
  { unlessSince }: { readonly unlessSince: Date | null },
): Promise<void> {
  await lock(db);
  await db.query(
    `insert into user_pool.signing_key (kid, private_key, public_n, public_e, created_at, signs_from)
     select $1, $2, $3, $4, $5, $6
     where not exists (select from user_pool.signing_key where created_at > $7)`,
    [...valuesOf(key), unlessSince],
  );
}

/** The one in place of all, in a transaction. */
export async function replaceSigningKeys(db: Db, key: StoredSigningKey): Promise<void> {
  await lock(db);
  await db.query('delete from user_pool.signing_key');
  await addSigningKey(db, key, { unlessSince: null });
}

const lock = (db: Db) => db.query('lock table user_pool.signing_key in share row exclusive mode');

const valuesOf = ({ kid, privateKey, publicJwk, createdAt, signsFrom }: StoredSigningKey) => [
  kid,
  privateKey,
  publicJwk.n,
  publicJwk.e,
  createdAt,
  signsFrom,
];
