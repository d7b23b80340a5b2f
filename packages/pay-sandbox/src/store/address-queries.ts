import { lock, type Sql } from './sql.ts';

/** Objects carry addresses of the sandbox's pages; where it has moved since they were made, so have they. */
export async function moveTo(sql: Sql, base: string): Promise<void> {
  await lock(sql, 'address');
  const { rows } = await sql.query<{ base: string }>('select base from pay_sandbox.address');
  const before = rows[0]?.base;
  if (before === base) return;
  await sql.query(
    `insert into pay_sandbox.address (base) values ($1) on conflict (is_only) do update set base = excluded.base`,
    [base],
  );
  if (before === undefined) return;
  await sql.query(
    `update pay_sandbox.object set data = replace(data::text, $1, $2)::jsonb
     where type = any($3) and strpos(data::text, $1) > 0`,
    [
      `"${before}/`,
      `"${base}/`,
      ['checkout.session', 'invoice', 'billing_portal.session', 'billing_portal.configuration'],
    ],
  );
}
