import type { StoredSigningKey } from './pool-store.ts';
import type { Sql } from './sql.ts';

export async function listSigningKeys(sql: Sql): Promise<readonly StoredSigningKey[]> {
  const { rows } = await sql.query<Omit<StoredSigningKey, 'publicJwk'> & { n: string; e: string }>(
    `select kid, private_key as "privateKey", public_n as n, public_e as e, created_at as "createdAt",
       signs_from as "signsFrom"
     from user_pool.signing_key order by signs_from desc, kid`,
  );
  return rows.map(({ n, e, ...key }) => ({ ...key, publicJwk: { n, e } }));
}

/** Servers that start, or turn the keys, at once each make one; the lock lets the first one's stand. */
export async function addSigningKey(
  sql: Sql,
  key: StoredSigningKey,
  { unlessSince }: { readonly unlessSince: Date | null },
): Promise<void> {
  await lock(sql);
  await sql.query(
    `insert into user_pool.signing_key (kid, private_key, public_n, public_e, created_at, signs_from)
     select $1, $2, $3, $4, $5, $6
     where not exists (select from user_pool.signing_key where created_at > $7)`,
    [...valuesOf(key), unlessSince],
  );
}

export async function replaceSigningKeys(sql: Sql, key: StoredSigningKey): Promise<void> {
  await lock(sql);
  await sql.query('delete from user_pool.signing_key');
  await addSigningKey(sql, key, { unlessSince: null });
}

const lock = (sql: Sql) => sql.query('lock table user_pool.signing_key in share row exclusive mode');

const valuesOf = ({ kid, privateKey, publicJwk, createdAt, signsFrom }: StoredSigningKey) => [
  kid,
  privateKey,
  publicJwk.n,
  publicJwk.e,
  createdAt,
  signsFrom,
];
