import type { StoredSigningKey } from './pool-store.ts';
import type { Sql } from './sql.ts';

export async function listSigningKeys(sql: Sql): Promise<readonly StoredSigningKey[]> {
  const { rows } = await sql.query<Omit<StoredSigningKey, 'publicJwk'> & { n: string; e: string }>(
    `select kid, private_key as "privateKey", public_n as n, public_e as e, created_at as "createdAt"
     from user_pool.signing_key order by created_at desc, kid`,
  );
  return rows.map(({ n, e, ...key }) => ({ ...key, publicJwk: { n, e } }));
}

/** Servers that start at once each make a key; the lock lets the first one's stand. */
export async function addSigningKey(
  sql: Sql,
  { kid, privateKey, publicJwk, createdAt }: StoredSigningKey,
  { onlyAsFirst }: { readonly onlyAsFirst: boolean },
): Promise<void> {
  await sql.query('lock table user_pool.signing_key in share row exclusive mode');
  await sql.query(
    `insert into user_pool.signing_key (kid, private_key, public_n, public_e, created_at)
     select $1, $2, $3, $4, $5
     where not ($6::boolean and exists (select from user_pool.signing_key))`,
    [kid, privateKey, publicJwk.n, publicJwk.e, createdAt, onlyAsFirst],
  );
}
