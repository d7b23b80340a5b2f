import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { credentialFor, faultOf, longestPassword } from '#accounts/new-password.ts';
import { authenticated, obstacleOf, openSession } from '#accounts/open-session.ts';
import { type Pool, tell } from '#pool.ts';
import { type Caller, filledText } from '#protocol/operation.ts';
import { notAuthorized, Refusal } from '#protocol/refusal.ts';
import { seal, unseal } from '#sealing/sealed-box.ts';
import { sha256 } from '#srp/group.ts';
import { type Account, changeAccount, findAccountBySub } from '#store/accounts.ts';
import { claimOnce, lockAttempts } from '#store/attempts.ts';
import { addTime, minutes } from '#time.ts';
import { usernameText } from './begin-srp.ts';
import { nameText, requireGoodName } from './user-attributes.ts';

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
    Session: sealSession(pool, account),
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
  const challenge = openSealedSession(pool, sessionText);
  const now = pool.clock.now();
  const before = await findAccountBySub(pool.database, challenge.sub);
  const username = responses.USERNAME.toLowerCase();
  if (before === null || (username !== before.sub && username !== before.email)) throw unknownSession();
  const fault = await faultOf(pool, responses.NEW_PASSWORD, before.email);
  if (fault !== null) throw new Refusal('InvalidPasswordException', fault);
  const { 'userAttributes.name': chosenName } = responses;
  if (chosenName !== undefined) requireGoodName(pool, chosenName);
  const credential = credentialFor(pool, before.sub, responses.NEW_PASSWORD);
  const opened = await pool.database.transaction(async (db) => {
    await lockAttempts(db, challenge.sub);
    // Throwing is right here: nothing is counted, and a challenge that failed may be answered again.
    if (!(await claimOnce(db, challenge.nonce, challenge.expiresAt))) throw unknownSession();
    const account = await findAccountBySub(db, challenge.sub);
    const isStillAsked =
      account?.state === 'FORCE_CHANGE_PASSWORD' && credentialHashOf(account) === challenge.credentialHash;
    if (!isStillAsked) throw unknownSession();
    const obstacle = obstacleOf(account);
    if (obstacle !== null) throw obstacle;
    const name = chosenName ?? account.name;
    const changes = { credential, name, state: 'CONFIRMED' } as const;
    await changeAccount(db, account.sub, changes, now);
    await pool.config.onPasswordChanged(db, { sub: account.sub, email: account.email, name, changedAt: now });
    return openSession(pool, db, { ...account, ...changes });
  });
  tell(pool, { kind: 'password-changed', sub: before.sub, address: caller.address });
  return authenticated(pool, opened, caller);
}

const sessionContent = z.object({
  nonce: z.string(),
  issuedAt: z.number(),
  sub: z.string(),
  credentialHash: z.string(),
});

/** Another password set in between makes the session worthless. */
const credentialHashOf = ({ credential }: Account): string => sha256(credential).toString('base64url');

/** What a client carries to its answer: that it has proved this password of this member. */
function sealSession({ clock, secrets }: Pool, account: Account): string {
  const session: z.infer<typeof sessionContent> = {
    nonce: randomUUID(),
    issuedAt: clock.now().getTime(),
    sub: account.sub,
    credentialHash: credentialHashOf(account),
  };
  return seal(secrets.challengeSessions, purpose, Buffer.from(JSON.stringify(session))).toString('base64url');
}

const unknownSession = (): Refusal => notAuthorized('Invalid session for the user.');

function openSealedSession({ clock, secrets }: Pool, text: string) {
  const box = unseal(secrets.challengeSessions, purpose, Buffer.from(text, 'base64url'));
  if (box === null) throw unknownSession();
  const session = z.parse(sessionContent, JSON.parse(box.toString()));
  const expiresAt = addTime(new Date(session.issuedAt), challengeLivesMs);
  if (expiresAt <= clock.now()) throw notAuthorized('Invalid session for the user, session is expired.');
  return { ...session, expiresAt };
}
