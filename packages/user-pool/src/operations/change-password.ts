import * as z from 'zod/mini';
import { checkPassword } from '#accounts/check-password.ts';
import { createCredential, maxPasswordLength, passwordFault } from '#accounts/credentials.ts';
import { emitEvent } from '#pool.ts';
import { filledText, operation } from '#protocol/request.ts';
import { PoolError, wrongCredentials } from '#protocol/response.ts';
import { updateAccount } from '#store/accounts.ts';
import { revokeSessions } from '#store/sessions.ts';
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
  const { sub } = account;
  const fault = await passwordFault(pool, input.ProposedPassword, account.email);
  if (fault !== null) throw new PoolError('InvalidPasswordException', fault);
  const credential = createCredential(pool, sub, input.ProposedPassword);
  const previous = { userId: sub, password: input.PreviousPassword };
  const { status } = await pool.database.transaction(async (tx) => {
    const check = await checkPassword(pool, tx, previous, caller);
    if (check.status !== 'right') return check;
    const { email, name } = check.account;
    const changedAt = pool.clock.now();
    await updateAccount(tx, sub, { credential }, changedAt);
    await revokeSessions(tx, sub, changedAt, session.sessionId);
    await pool.config.onPasswordChanged(tx, { sub, email, name, changedAt });
    return check;
  });
  emitEvent(pool, { kind: status === 'right' ? 'password-changed' : status, sub, address });
  if (status === 'sign-in-failed') throw wrongCredentials();
  if (status === 'sign-in-locked-out') {
    throw new PoolError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
  return {};
});
