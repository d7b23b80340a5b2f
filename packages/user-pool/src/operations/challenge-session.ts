import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { later } from '#durations.ts';
import type { Pool } from '#pool.ts';
import { notAuthorized, type Refusal } from '#protocol/refusal.ts';
import { seal, unseal } from '#sealing/sealed-box.ts';
import { sha256 } from '#srp/group.ts';
import type { Account } from '#store/account.ts';

const content = z.object({
  nonce: z.string(),
  issuedAt: z.number(),
  sub: z.string(),
  credentialHash: z.string(),
});

/** What a client carries from one challenge to the next: that it has proved this password of this member. */
export type ChallengeSession = z.infer<typeof content>;

/** Another password set in between makes the session worthless. */
export const credentialHashOf = ({ credential }: Account): string => sha256(credential).toString('base64url');

/** `purpose` is the one challenge that it can answer. */
export function sealSession({ clock, secrets }: Pool, purpose: string, account: Account): string {
  const session: ChallengeSession = {
    nonce: randomUUID(),
    issuedAt: clock.now().getTime(),
    sub: account.sub,
    credentialHash: credentialHashOf(account),
  };
  return seal(secrets.challengeSessions, purpose, Buffer.from(JSON.stringify(session))).toString('base64url');
}

export const unknownSession = (): Refusal => notAuthorized('Invalid session for the user.');

export interface OpenSession extends ChallengeSession {
  readonly expiresAt: Date;
}

export function openChallengeSession(
  { clock, secrets }: Pool,
  purpose: string,
  text: string,
  livesMs: number,
): OpenSession {
  const box = unseal(secrets.challengeSessions, purpose, Buffer.from(text, 'base64url'));
  if (box === null) throw unknownSession();
  const session = z.parse(content, JSON.parse(box.toString()));
  const expiresAt = later(new Date(session.issuedAt), livesMs);
  if (expiresAt <= clock.now()) throw notAuthorized('Invalid session for the user, session is expired.');
  return { ...session, expiresAt };
}
