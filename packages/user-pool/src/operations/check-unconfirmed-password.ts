import { checkPassword } from '#accounts/check-password.ts';
import { findClaimant } from '#accounts/credentials.ts';
import { emitEvent, type Pool } from '#pool.ts';

export interface UnconfirmedPasswordCheck {
  readonly email: string;
  readonly password: string;
  /** A wrong password counts as a failed sign-in from this address. */
  readonly address: string;
}

/** Whether this is the password of an account that is not confirmed yet. An unknown name takes the same work. */
export async function checkUnconfirmedPassword(
  pool: Pool,
  { email, password, address }: UnconfirmedPasswordCheck,
): Promise<boolean> {
  const source = { address, browser: null };
  const { userId } = await findClaimant(pool, pool.database, email, source);
  const check = await pool.database.transaction((tx) =>
    checkPassword(pool, tx, { userId, password }, source),
  );
  if (check.status === 'right') return check.account.isEnabled && check.account.state === 'UNCONFIRMED';
  emitEvent(pool, { kind: check.status, sub: userId, address });
  return false;
}
