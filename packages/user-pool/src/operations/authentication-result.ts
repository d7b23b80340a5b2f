import type { OpenedSession } from '#accounts/open-session.ts';
import type { Pool } from '#pool.ts';
import { tell } from '#pool-event.ts';
import type { Caller } from '#protocol/operation.ts';
import { issueTokens } from '#tokens/issue-tokens.ts';

/** The end of every sign-in. */
export async function authenticated(
  pool: Pool,
  opened: OpenedSession,
  { address, remember }: Caller,
): Promise<object> {
  const { account, session, refreshToken } = opened;
  const tokens = await issueTokens(pool, account, session);
  remember(account.sub);
  tell(pool, { kind: 'sign-in-succeeded', sub: account.sub, address });
  return { AuthenticationResult: { ...tokens, RefreshToken: refreshToken }, ChallengeParameters: {} };
}
