import type { Db } from '@wayfare/postgres/db';

export interface StoredSigningKey {
  readonly kid: string;
  /** Encrypted. */
  readonly privateKey: Uint8Array;
  readonly publicJwk: { readonly n: string; readonly e: string };
  readonly createdAt: Date;
  readonly signsFrom: Date;
}

/** Latest `signsFrom` first. */
export async function listSigningKeys(db: Db): Promise<readonly StoredSigningKey[]> {
  const { rows } = await db.query<Omit<StoredSigningKey, 'publicJwk'> & { n: string; e: string }>(
    `select kid, private_key as "privateKey", public_n as n, public_e as e, created_at as "createdAt",
       signs_from as "signsFrom"
     from user_pool.signing_key order by signs_from desc, kid`,
  );
  return rows.map(({ n, e, ...key }) => ({ ...key, publicJwk: { n, e } }));
}

/**
 * Does nothing if a key was created after `unlessCreatedAfter`. The lock makes one key win if several servers create one
 * at the same time. Needs a transaction.
 */
export async function insertSigningKey(
  tx: Db,
  key: StoredSigningKey,
  { unlessCreatedAfter }: { readonly unlessCreatedAfter: Date | null },
): Promise<void> {
  await lock(tx);
  await tx.query(
    `insert into user_pool.signing_key (kid, private_key, public_n, public_e, created_at, signs_from)
     select $1, $2, $3, $4, $5, $6
     where not exists (select from user_pool.signing_key where created_at > $7)`,
    [...toValues(key), unlessCreatedAfter],
  );
}

/** Deletes all other keys. Needs a transaction. */
export async function replaceSigningKeys(tx: Db, key: StoredSigningKey): Promise<void> {
  await lock(tx);
  await tx.query('delete from user_pool.signing_key');
  await insertSigningKey(tx, key, { unlessCreatedAfter: null });
}

const lock = (tx: Db) => tx.query('lock table user_pool.signing_key in share row exclusive mode');

const toValues = ({ kid, privateKey, publicJwk, createdAt, signsFrom }: StoredSigningKey) => [
  kid,
  privateKey,
  publicJwk.n,
  publicJwk.e,
  createdAt,
  signsFrom,
];
