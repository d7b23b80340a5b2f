import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { createCredential, maxPasswordLength, passwordFault } from '#accounts/credentials.ts';
import { accountError, finishSignIn, openSession } from '#accounts/open-session.ts';
import { type Caller, emitEvent, type Pool } from '#pool.ts';
import { filledText, usernameText } from '#protocol/request.ts';
import { notAuthorized, PoolError } from '#protocol/response.ts';
import { seal, unseal } from '#sealing/crypto.ts';
import { sha256 } from '#srp/srp.ts';
import { type Account, findAccountBySub, updateAccount } from '#store/accounts.ts';
import { claimNonce, lockAccount } from '#store/failures.ts';
import { addTime, minutes } from '#time.ts';
import { nameText, requireValidName } from './access.ts';

/** Time to think of a password. */
const challengeTtlMs = minutes(15);
const label = 'new password required';

/** Sent instead of tokens after a temporary password was proved. */
export function newPasswordChallenge(pool: Pool, account: Account): object {
  const userAttributes = {
    email: account.email,
    email_verified: String(account.isEmailVerified),
    name: account.name,
  };
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: sealChallenge(pool, account),
    ChallengeParameters: {
      USER_ID_FOR_SRP: account.sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(userAttributes),
    },
  };
}

export const newPasswordResponses = z.object({
  USERNAME: usernameText,
  NEW_PASSWORD: filledText(maxPasswordLength),
  'userAttributes.name': z.optional(nameText),
});

export async function completeNewPassword(
  pool: Pool,
  session: string,
  responses: z.infer<typeof newPasswordResponses>,
  caller: Caller,
): Promise<object> {
  const challenge = unsealChallenge(pool, session);
  const now = pool.clock.now();
  const member = await findAccountBySub(pool.database, challenge.sub);
  const username = responses.USERNAME.toLowerCase();
  if (member === null || (username !== member.sub && username !== member.email)) throw invalidSession();
  const fault = await passwordFault(pool, responses.NEW_PASSWORD, member.email);
  if (fault !== null) throw new PoolError('InvalidPasswordException', fault);
  const { 'userAttributes.name': chosenName } = responses;
  if (chosenName !== undefined) requireValidName(pool, chosenName);
  const credential = createCredential(pool, member.sub, responses.NEW_PASSWORD);
  const created = await pool.database.transaction(async (tx) => {
    await lockAccount(tx, challenge.sub);
    // If anything below throws, the nonce is free again and the client can retry.
    if (!(await claimNonce(tx, challenge.nonce, challenge.expiresAt))) throw invalidSession();
    const account = await findAccountBySub(tx, challenge.sub);
    const isPending =
      account?.state === 'FORCE_CHANGE_PASSWORD' && hashCredential(account) === challenge.credentialHash;
    if (!isPending) throw invalidSession();
    const error = accountError(account);
    if (error !== null) throw error;
    const name = chosenName ?? account.name;
    const changes = { credential, name, state: 'CONFIRMED' } as const;
    await updateAccount(tx, account.sub, changes, now);
    await pool.config.onPasswordChanged(tx, { sub: account.sub, email: account.email, name, changedAt: now });
    return openSession(pool, tx, { ...account, ...changes });
  });
  emitEvent(pool, { kind: 'password-changed', sub: member.sub, address: caller.address });
  return finishSignIn(pool, created, caller);
}

const challengeContent = z.object({
  nonce: z.string(),
  issuedAt: z.number(),
  sub: z.string(),
  credentialHash: z.string(),
});

/** Invalidates the challenge if another password is set. */
const hashCredential = ({ credential }: Account): string => sha256(credential).toString('base64url');

/** The client carries it, so that the server stores nothing. */
function sealChallenge({ clock, secrets }: Pool, account: Account): string {
  const challenge: z.infer<typeof challengeContent> = {
    nonce: randomUUID(),
    issuedAt: clock.now().getTime(),
    sub: account.sub,
    credentialHash: hashCredential(account),
  };
  return seal(secrets.challengeSessions, label, Buffer.from(JSON.stringify(challenge))).toString('base64url');
}

const invalidSession = (): PoolError => notAuthorized('Invalid session for the user.');

function unsealChallenge({ clock, secrets }: Pool, session: string) {
  const content = unseal(secrets.challengeSessions, label, Buffer.from(session, 'base64url'));
  if (content === null) throw invalidSession();
  const challenge = z.parse(challengeContent, JSON.parse(content.toString()));
  const expiresAt = addTime(new Date(challenge.issuedAt), challengeTtlMs);
  if (expiresAt <= clock.now()) throw notAuthorized('Invalid session for the user, session is expired.');
  return { ...challenge, expiresAt };
}
