import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { credentialFor, faultOf, longestPassword } from '#accounts/new-password.ts';
import { openSession } from '#accounts/open-session.ts';
import { obstacleOf } from '#accounts/standing.ts';
import { later, minutes } from '#durations.ts';
import type { Pool } from '#pool.ts';
import { filledText } from '#protocol/read-input.ts';
import { notAuthorized, Refusal } from '#protocol/refusal.ts';
import { seal, unseal } from '#sealing/sealed-box.ts';
import { sha256 } from '#srp/group.ts';
import type { Account } from '#store/account.ts';
import { authenticated } from './authentication-result.ts';
import { usernameText } from './begin-srp.ts';
import { nameText } from './update-user-attributes.ts';

/** Somebody is thinking of a password meanwhile. */
const challengeLivesMs = minutes(15);
const label = 'new password required';

const sealedSession = z.object({
  nonce: z.string(),
  issuedAt: z.number(),
  sub: z.string(),
  credentialHash: z.string(),
});

/** Another password set in between makes the challenge worthless. */
const hashOf = ({ credential }: Account): string => sha256(credential).toString('base64url');

export async function demandNewPassword(pool: Pool, account: Account): Promise<object> {
  const session = {
    nonce: randomUUID(),
    issuedAt: pool.clock.now().getTime(),
    sub: account.sub,
    credentialHash: hashOf(account),
  };
  const userAttributes = {
    email: account.email,
    email_verified: String(account.isEmailVerified),
    name: account.name,
  };
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: seal(pool.secrets.challengeSessions, label, Buffer.from(JSON.stringify(session))).toString(
      'base64url',
    ),
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

const unknownSession = () => notAuthorized('Invalid session for the user.');

/** The old password was proved already; this one makes the account an ordinary one. */
export async function answerNewPassword(
  pool: Pool,
  sessionText: string,
  responses: z.infer<typeof newPasswordResponses>,
): Promise<object> {
  const challenge = openChallenge(pool, sessionText);
  if (challenge === null) throw unknownSession();
  const expiresAt = later(new Date(challenge.issuedAt), challengeLivesMs);
  const now = pool.clock.now();
  if (expiresAt <= now) throw notAuthorized('Invalid session for the user, session is expired.');
  const before = await pool.store.findAccountBySub(challenge.sub);
  const username = responses.USERNAME.toLowerCase();
  if (before === null || (username !== before.sub && username !== before.email)) throw unknownSession();
  const fault = faultOf(pool, responses.NEW_PASSWORD, before.email);
  if (fault !== null) throw new Refusal('InvalidPasswordException', fault);
  const credential = credentialFor(pool, before.sub, responses.NEW_PASSWORD);
  const opened = await pool.store.transaction(async (records) => {
    await records.lockAttempts(challenge.sub);
    // Throwing is right here: nothing is counted, and a challenge that failed may be answered again.
    if (!(await records.claimOnce(challenge.nonce, expiresAt))) throw unknownSession();
    const account = await records.findAccountBySub(challenge.sub);
    const isStillAsked =
      account?.state === 'FORCE_CHANGE_PASSWORD' && hashOf(account) === challenge.credentialHash;
    if (!isStillAsked) throw unknownSession();
    const obstacle = obstacleOf(account);
    if (obstacle !== null) throw obstacle;
    const name = responses['userAttributes.name'] ?? account.name;
    const changes = { credential, name, state: 'CONFIRMED' } as const;
    await records.changeAccount(account.sub, changes, now);
    return openSession(pool, records, { ...account, ...changes });
  });
  return authenticated(pool, opened);
}

function openChallenge(pool: Pool, sessionText: string): z.infer<typeof sealedSession> | null {
  const content = unseal(pool.secrets.challengeSessions, label, Buffer.from(sessionText, 'base64url'));
  return content === null ? null : z.parse(sealedSession, JSON.parse(content.toString()));
}
