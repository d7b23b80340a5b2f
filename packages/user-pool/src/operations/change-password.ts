import * as z from 'zod/mini';
import { findClaimant } from '#accounts/claimant.ts';
import { credentialFor, faultOf, longestPassword } from '#accounts/new-password.ts';
import { type Pool, tell } from '#pool.ts';
import { type Caller, filledText, operation } from '#protocol/operation.ts';
import { Refusal, wrongCredentials } from '#protocol/refusal.ts';
import { unsealCredential } from '#sealing/credential.ts';
import { isPasswordOf } from '#srp/verifier.ts';
import { changeAccount } from '#store/accounts.ts';
import { lockAttempts } from '#store/attempts.ts';
import { revokeSessionsOf, type Session } from '#store/sessions.ts';
import { clearCounts, countFailure, pauseOf } from '#throttling/doors.ts';
import { accessTokenText, requireAccess } from './access.ts';

const schema = z.object({
  AccessToken: accessTokenText,
  PreviousPassword: filledText(longestPassword),
  ProposedPassword: filledText(longestPassword),
});

/** Every other session of the member ends: whoever changes a password may fear that somebody knows it. */
export const changePassword = operation(schema, async (pool, input, caller) => {
  const { address } = caller;
  const { account, session } = await requireAccess(pool, input.AccessToken);
  const fault = await faultOf(pool, input.ProposedPassword, account.email);
  if (fault !== null) throw new Refusal('InvalidPasswordException', fault);
  const refusal = await settle(pool, session, input, caller);
  const { sub } = account;
  if (refusal !== null) {
    const kind = refusal.type === 'LimitExceededException' ? 'sign-in-paused' : 'sign-in-failed';
    tell(pool, { kind, sub, address });
    throw refusal;
  }
  tell(pool, { kind: 'password-changed', sub, address });
  return {};
});

/** Wrong guesses count with those at sign-in. */
async function settle(
  pool: Pool,
  session: Session,
  { PreviousPassword: previous, ProposedPassword: proposed }: z.infer<typeof schema>,
  caller: Caller,
): Promise<Refusal | null> {
  const { sub, sessionId } = session;
  const credential = credentialFor(pool, sub, proposed);
  return pool.database.transaction(async (db) => {
    const now = pool.clock.now();
    await lockAttempts(db, sub);
    const { account, counts } = await findClaimant(pool, db, sub, caller);
    if (pauseOf(counts, now) !== null) {
      return new Refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
    }
    if (account === null) return wrongCredentials();
    const identity = { poolId: pool.config.poolId, userId: sub };
    if (!isPasswordOf(identity, previous, unsealCredential(pool.secrets, sub, account.credential))) {
      await countFailure(db, sub, counts, now);
      return wrongCredentials();
    }
    await clearCounts(db, sub, counts);
    await changeAccount(db, sub, { credential }, now);
    await revokeSessionsOf(db, sub, now, sessionId);
    await pool.config.onPasswordChanged(db, {
      sub,
      email: account.email,
      name: account.name,
      changedAt: now,
    });
    return null;
  });
}
