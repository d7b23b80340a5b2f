import { problem } from '#http/answers/problems.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { type ConfirmationLink, setLinkUsed } from '../person/confirmation-link-queries.ts';
import { inTurn } from '../person/in-turn.ts';
import { hashOf } from '../person/secret-token.ts';
import { setConfirmed } from '../person/signup-queries.ts';
import { type FollowedLink, lookAtLink } from './look-at-link.ts';

type Needs = Pick<AuthDeps, 'db' | 'clock' | 'identity' | 'onConfirmed'>;

/**
 * The identity provider comes first, because asking it again changes nothing: whatever goes wrong after it, the link is
 * still good. Of several at the same moment, one does our part of the work, and all succeed.
 */
export async function confirmSignup(needs: Needs, followed: FollowedLink): Promise<void> {
  const link = await goodLink(needs, followed);
  // Nobody who signs up with the address at this moment may take the account for an unconfirmed one.
  if (link !== null) await inTurn(needs.db, link.email, () => confirmInTurn(needs, followed));
}

async function goodLink({ db, clock }: Needs, followed: FollowedLink): Promise<ConfirmationLink | null> {
  const verdict = await lookAtLink(db, followed, clock.now());
  if (verdict.status === 'confirmed') return null;
  if (verdict.status !== 'good') throw problem(`confirmation_${verdict.status}`);
  return verdict.link;
}

async function confirmInTurn(needs: Needs, followed: FollowedLink): Promise<void> {
  const link = await goodLink(needs, followed);
  if (link === null) return;
  const { db, clock, identity, onConfirmed } = needs;
  const now = clock.now();
  const { signupId, personId, sub, name, email } = link;
  // Without an account there is nobody to confirm, and somebody must look into it.
  if (sub === null || !(await identity.confirm(sub))) throw problem('confirmation_mismatch');
  await db.transaction(async (within) => {
    if (!(await setConfirmed(within, signupId, now))) return;
    await setLinkUsed(within, hashOf(followed.token), now);
    await onConfirmed(within, { personId, sub, name, email });
  });
}
