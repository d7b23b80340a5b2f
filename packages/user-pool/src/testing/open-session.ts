import { openSession } from '#accounts/open-session.ts';
import { findAccountBySub } from '#store/accounts.ts';
import { issueTokens } from '#tokens/tokens.ts';
import { createPool, type UserPoolOptions } from '../user-pool.ts';

/** Opens sessions of an account without its password, whose proof takes most of the time of a sign-in. */
export function sessionOpener(options: UserPoolOptions) {
  const pool = createPool(options);
  return async (sub: string) => {
    const account = await findAccountBySub(pool.database, sub);
    if (account === null) throw new Error(`There is no account ${sub}.`);
    const { session } = await openSession(pool, pool.database, account);
    return issueTokens(pool, account, session);
  };
}
