import type { OpenedSession } from '#accounts/open-session.ts';
import type { Pool } from '#pool.ts';
import { issueTokens } from '#tokens/issue-tokens.ts';

/** No NewDeviceMetadata in it, so no client starts to remember a device. */
export async function authenticated(pool: Pool, { account, session, refreshToken }: OpenedSession) {
  const tokens = await issueTokens(pool, account, session);
  return { AuthenticationResult: { ...tokens, RefreshToken: refreshToken }, ChallengeParameters: {} };
}
