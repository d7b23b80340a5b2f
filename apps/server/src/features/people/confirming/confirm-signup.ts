import { canonicalEmail } from '@wayfare/contracts/rules/email';
import type { Db } from '#adapters/db/database.ts';
import { welcome } from '#features/billing/billing-mails.ts';
import {
  type ConfirmationLink,
  findConfirmationLink,
  setConfirmationLinkUsed,
} from '#features/person/confirmation-link-queries.ts';
import { withLease } from '#features/person/lease.ts';
import { hashOf } from '#features/person/secret-token.ts';
import { setConfirmed } from '#features/person/signup-queries.ts';
import { problem } from '#http/answers/problems.ts';
import type { PeopleDeps } from '../people-deps.ts';

export interface FollowedLink {
  readonly token: string;
  readonly email: string;
}

type LinkVerdict =
  | { readonly status: 'good' | 'confirmed'; readonly link: ConfirmationLink }
  | { readonly status: 'expired' | 'mismatch' };

/** What a link is worth at this moment. Any link of a signup that is confirmed says so, however old it is. */
export async function checkLink(db: Db, { token, email }: FollowedLink, now: Date): Promise<LinkVerdict> {
  const link = await findConfirmationLink(db, hashOf(token));
  if (link?.email !== canonicalEmail(email)) return { status: 'mismatch' };
  if (link.isConfirmed) return { status: 'confirmed', link };
  return link.expiresAt <= now ? { status: 'expired' } : { status: 'good', link };
}

/**
 * The identity provider comes first, because asking it again changes nothing: whatever goes wrong after it, the link is
 * still good. Of several at the same moment, one does our part of the work, and all succeed.
 */
export async function confirmSignup(deps: PeopleDeps, followed: FollowedLink): Promise<void> {
  const link = await goodLink(deps, followed);
  // Nobody who signs up with the address at this moment may take the account for an unconfirmed one.
  if (link !== null) await withLease(deps.db, link.email, () => confirmAlone(deps, followed));
}

async function goodLink({ db, clock }: PeopleDeps, followed: FollowedLink): Promise<ConfirmationLink | null> {
  const verdict = await checkLink(db, followed, clock.now());
  if (verdict.status === 'confirmed') return null;
  if (verdict.status !== 'good') throw problem(`confirmation_${verdict.status}`);
  return verdict.link;
}

async function confirmAlone(deps: PeopleDeps, followed: FollowedLink): Promise<void> {
  const link = await goodLink(deps, followed);
  if (link === null) return;
  const { db, clock, identity } = deps;
  const now = clock.now();
  const { signupId, personId, sub, name, email } = link;
  // Without an account there is nobody to confirm, and somebody must look into it.
  if (sub === null || !(await identity.confirm(sub))) throw problem('confirmation_mismatch');
  await db.transaction(async (within) => {
    if (!(await setConfirmed(within, signupId, now))) return;
    await setConfirmationLinkUsed(within, hashOf(followed.token), now);
    await welcome(deps, within, { personId, name, email });
  });
}
