import type { Db } from '#adapters/db/database.ts';

/** Whether it is ours now. The name is an address, or has a word with a blank before it, as no address has. The database's clock decides, so that servers whose clocks differ agree. */
export async function takeTurn(
  db: Db,
  { name, holder, forMs }: { readonly name: string; readonly holder: string; readonly forMs: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into signup_turn as held (email, holder, ends_at)
     values ($1, $2, now() + $3 * interval '1 millisecond')
     on conflict (email) do update set holder = excluded.holder, ends_at = excluded.ends_at
     where held.ends_at <= now() or held.holder = excluded.holder`,
    [name, holder, forMs],
  );
  return rowCount === 1;
}

export async function endTurn(db: Db, name: string, holder: string): Promise<void> {
  await db.query('delete from signup_turn where email = $1 and holder = $2', [name, holder]);
}

/** Of those whose server died. */
export async function forgetEndedTurns(db: Db): Promise<void> {
  await db.query('delete from signup_turn where ends_at <= now()');
}
