import * as z from 'zod/mini';
import { createCredential, findClaimant, maxPasswordLength, passwordFault } from '#accounts/credentials.ts';
import { type Caller, emitEvent, type Pool } from '#pool.ts';
import { filledText, operation } from '#protocol/request.ts';
import { PoolError, wrongCredentials } from '#protocol/response.ts';
import { isPassword } from '#srp/server.ts';
import { updateAccount } from '#store/accounts.ts';
import { lockAccount } from '#store/failures.ts';
import { revokeSessions, type Session } from '#store/sessions.ts';
import { lockoutEnd, recordFailure, resetFailures } from '#throttling/lockout.ts';
import { accessTokenText, requireAccess } from './access.ts';

const schema = z.object({
  AccessToken: accessTokenText,
  PreviousPassword: filledText(maxPasswordLength),
  ProposedPassword: filledText(maxPasswordLength),
});

/** Ends the member's other sessions. Wrong passwords count as failed sign-ins. */
export const changePassword = operation(schema, async (pool, input, caller) => {
  const { address } = caller;
  const { account, session } = await requireAccess(pool, input.AccessToken);
  const fault = await passwordFault(pool, input.ProposedPassword, account.email);
  if (fault !== null) throw new PoolError('InvalidPasswordException', fault);
  const error = await replacePassword(pool, session, input, caller);
  const { sub } = account;
  if (error !== null) {
    const kind = error.type === 'LimitExceededException' ? 'sign-in-locked-out' : 'sign-in-failed';
    emitEvent(pool, { kind, sub, address });
    throw error;
  }
  emitEvent(pool, { kind: 'password-changed', sub, address });
  return {};
});

/** Returns the error instead of throwing it, so that the failure count is committed. */
async function replacePassword(
  pool: Pool,
  { sub, sessionId }: Session,
  { PreviousPassword, ProposedPassword }: z.infer<typeof schema>,
  caller: Caller,
): Promise<PoolError | null> {
  const { config, clock, database } = pool;
  const credential = createCredential(pool, sub, ProposedPassword);
  return database.transaction(async (tx) => {
    const now = clock.now();
    await lockAccount(tx, sub);
    const { account, buckets, verifier } = await findClaimant(pool, tx, sub, caller);
    if (lockoutEnd(buckets, now) !== null) {
      return new PoolError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
    }
    if (account === null) return wrongCredentials();
    if (!isPassword({ poolId: config.poolId, userId: sub }, PreviousPassword, verifier)) {
      await recordFailure(tx, sub, buckets, now);
      return wrongCredentials();
    }
    await resetFailures(tx, sub, buckets);
    await updateAccount(tx, sub, { credential }, now);
    await revokeSessions(tx, sub, now, sessionId);
    await config.onPasswordChanged(tx, { sub, email: account.email, name: account.name, changedAt: now });
    return null;
  });
}
