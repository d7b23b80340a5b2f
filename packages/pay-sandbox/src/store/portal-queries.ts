import { findValue } from '@wayfare/postgres/db';
import type { Sql } from './sql.ts';

export async function insertLogin(sql: Sql, tokenHash: string, customer: string): Promise<void> {
  await sql.query('delete from pay_sandbox.portal_login where expires_at < now()');
  await sql.query(
    `insert into pay_sandbox.portal_login (token_hash, customer, expires_at)
     values ($1, $2, now() + interval '1 hour')`,
    [tokenHash, customer],
  );
}

/** Returns the customer and deletes the token. Null if it is unknown or has expired. */
export const consumeLogin = (sql: Sql, tokenHash: string): Promise<string | null> =>
  findValue<string>(
    sql,
    `delete from pay_sandbox.portal_login where token_hash = $1 and expires_at > now() returning customer`,
    [tokenHash],
  );

/** Portal sessions expire by real time, because the sandbox's clock may jump past them. */
export async function isPortalOpen(sql: Sql, session: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `select from pay_sandbox.object where id = $1 and created_at > now() - interval '1 hour'`,
    [session],
  );
  return rowCount > 0;
}
