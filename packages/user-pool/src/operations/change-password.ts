import * as z from 'zod/mini';
import { credentialFor, faultOf, longestPassword } from '#accounts/new-password.ts';
import type { Pool } from '#pool.ts';
import { tell } from '#pool-event.ts';
import { operation } from '#protocol/operation.ts';
import { filledText } from '#protocol/read-input.ts';
import { Refusal, wrongCredentials } from '#protocol/refusal.ts';
import { unsealCredential } from '#sealing/credential.ts';
import { isPasswordOf } from '#srp/verifier.ts';
import type { Session } from '#store/session.ts';
import { afterFailure, pausedUntil } from '#throttling/attempts.ts';
import { accessTokenText, requireAccess } from './access.ts';

const schema = z.object({
  AccessToken: accessTokenText,
  PreviousPassword: filledText(longestPassword),
  ProposedPassword: filledText(longestPassword),
});

/** Every other session of the member ends: whoever changes a password may fear that somebody knows it. */
export const changePassword = operation(schema, async (pool, input, { address }) => {
  const { account, session } = await requireAccess(pool, input.AccessToken);
  const fault = faultOf(pool, input.ProposedPassword, account.email);
  if (fault !== null) throw new Refusal('InvalidPasswordException', fault);
  const refusal = await settle(pool, session, input.PreviousPassword, input.ProposedPassword);
  const { sub } = account;
  if (refusal !== null) {
    const kind = refusal.type === 'LimitExceededException' ? 'sign-in-paused' : 'sign-in-failed';
    tell(pool, { kind, sub, address });
    throw refusal;
  }
  tell(pool, { kind: 'password-changed', sub, address });
  return {};
});

/** Wrong guesses count with those at the front door. */
async function settle(
  pool: Pool,
  session: Session,
  previous: string,
  proposed: string,
): Promise<Refusal | null> {
  const { sub, sessionId } = session;
  const credential = credentialFor(pool, sub, proposed);
  return pool.store.transaction(async (records) => {
    const now = pool.clock.now();
    const attempts = await records.lockAttempts(sub);
    if (pausedUntil(attempts, now) !== null) {
      return new Refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
    }
    const account = await records.findAccountBySub(sub);
    if (account === null) return wrongCredentials();
    const identity = { poolId: pool.config.poolId, userId: sub };
    if (!isPasswordOf(identity, previous, unsealCredential(pool.secrets, sub, account.credential))) {
      await records.saveAttempts(sub, afterFailure(attempts, now));
      return wrongCredentials();
    }
    await records.clearAttempts(sub);
    await records.changeAccount(sub, { credential }, now);
    await records.revokeSessionsOf(sub, now, sessionId);
    await records.announcePassword({ sub, email: account.email, name: account.name, changedAt: now });
    return null;
  });
}
