import * as z from 'zod/mini';
import { credentialFor, faultOf, longestPassword } from '#accounts/new-password.ts';
import { openSession } from '#accounts/open-session.ts';
import { obstacleOf } from '#accounts/standing.ts';
import { minutes } from '#durations.ts';
import type { Pool } from '#pool.ts';
import { tell } from '#pool-event.ts';
import type { Caller } from '#protocol/operation.ts';
import { filledText } from '#protocol/read-input.ts';
import { Refusal } from '#protocol/refusal.ts';
import type { Account } from '#store/account.ts';
import { authenticated } from './authentication-result.ts';
import { usernameText } from './begin-srp.ts';
import { credentialHashOf, openChallengeSession, sealSession, unknownSession } from './challenge-session.ts';
import { nameText, requireGoodName } from './update-user-attributes.ts';

/** Somebody is thinking of a password meanwhile. */
const challengeLivesMs = minutes(15);
const purpose = 'new password required';

export function demandNewPassword(pool: Pool, account: Account): object {
  const userAttributes = {
    email: account.email,
    email_verified: String(account.isEmailVerified),
    name: account.name,
  };
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: sealSession(pool, purpose, account),
    ChallengeParameters: {
      USER_ID_FOR_SRP: account.sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(userAttributes),
    },
  };
}

export const newPasswordResponses = z.object({
  USERNAME: usernameText,
  NEW_PASSWORD: filledText(longestPassword),
  'userAttributes.name': z.optional(nameText),
});

/** The old password was proved already; this one makes the account an ordinary one. */
export async function answerNewPassword(
  pool: Pool,
  sessionText: string,
  responses: z.infer<typeof newPasswordResponses>,
  caller: Caller,
): Promise<object> {
  const challenge = openChallengeSession(pool, purpose, sessionText, challengeLivesMs);
  const now = pool.clock.now();
  const before = await pool.store.findAccountBySub(challenge.sub);
  const username = responses.USERNAME.toLowerCase();
  if (before === null || (username !== before.sub && username !== before.email)) throw unknownSession();
  const fault = faultOf(pool, responses.NEW_PASSWORD, before.email);
  if (fault !== null) throw new Refusal('InvalidPasswordException', fault);
  const { 'userAttributes.name': chosenName } = responses;
  if (chosenName !== undefined) requireGoodName(pool, chosenName);
  const credential = credentialFor(pool, before.sub, responses.NEW_PASSWORD);
  const opened = await pool.store.transaction(async (records) => {
    await records.lockAttempts(challenge.sub);
    // Throwing is right here: nothing is counted, and a challenge that failed may be answered again.
    if (!(await records.claimOnce(challenge.nonce, challenge.expiresAt))) throw unknownSession();
    const account = await records.findAccountBySub(challenge.sub);
    const isStillAsked =
      account?.state === 'FORCE_CHANGE_PASSWORD' && credentialHashOf(account) === challenge.credentialHash;
    if (!isStillAsked) throw unknownSession();
    const obstacle = obstacleOf(account);
    if (obstacle !== null) throw obstacle;
    const name = chosenName ?? account.name;
    const changes = { credential, name, state: 'CONFIRMED' } as const;
    await records.changeAccount(account.sub, changes, now);
    await records.announcePassword({ sub: account.sub, email: account.email, name, changedAt: now });
    return openSession(pool, records, { ...account, ...changes });
  });
  tell(pool, { kind: 'password-changed', sub: before.sub, address: caller.address });
  return authenticated(pool, opened, caller);
}
