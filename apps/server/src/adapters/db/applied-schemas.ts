import type { Migration } from '@wayfare/postgres/migrations';
import type pg from 'pg';
import type { AppliedSchema } from './whole-database.ts';

/** The site's own, the user pool's among it, and the payment sandbox's where it was ever opened. */
export const ownLedger = 'schema_migration';
export const sandboxLedger = 'pay_sandbox.migration';

export async function ledgersIn(client: pg.Client): Promise<AppliedSchema[]> {
  const schemas: AppliedSchema[] = [];
  for (const ledger of [ownLedger, sandboxLedger]) {
    const { rows } = await client.query<{ found: string | null }>('select to_regclass($1)::text as found', [
      ledger,
    ]);
    if (rows[0]?.found == null) continue;
    const applied = await client.query<AppliedSchema['applied'][number]>(
      `select version, name, checksum from ${ledger} order by version`,
    );
    schemas.push({ ledger, applied: applied.rows });
  }
  return schemas;
}

/** Loaded where it is wanted: a live site has no sandbox. */
export async function sandboxMigrations(): Promise<readonly Migration[]> {
  return (await import('@wayfare/pay-sandbox/migrations')).migrations;
}
