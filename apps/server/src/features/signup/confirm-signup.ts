import { confirm } from '@wayfare/contracts/calls/auth';
import type { ConfirmationLinkError } from '@wayfare/contracts/messages/confirmation';
import { canonicalEmail } from '@wayfare/contracts/rules/email';
import { DatabaseUnavailable, type Db } from '#adapters/db/database.ts';
import { siteLink } from '#emails/mail-data.ts';
import { sendWelcomeMail } from '#features/billing/billing-mails.ts';
import {
  type ConfirmationLink,
  findConfirmationLink,
  markConfirmationLinkUsed,
} from '#features/person/confirmation-link-queries.ts';
import { withLease } from '#features/person/lease-queries.ts';
import { hashToken } from '#features/person/secret-token.ts';
import { markSignupConfirmed } from '#features/person/signup-queries.ts';
import { isSound } from '#http/guards/request-body.ts';
import { problem } from '#http/responses/problems.ts';
import type { SignupDeps } from './rate-limits.ts';
import { isMailable } from './signup-details.ts';

interface LinkParams {
  readonly token: string;
  readonly email: string;
}

type LinkState =
  | { readonly status: 'good' | 'confirmed'; readonly link: ConfirmationLink }
  | { readonly status: 'expired' | 'mismatch' };

/** What a link is worth at this moment. Any link of a signup that is confirmed says so, however old it is. */
async function checkLink(db: Db, { token, email }: LinkParams, now: Date): Promise<LinkState> {
  const link = await findConfirmationLink(db, hashToken(token));
  if (link?.email !== canonicalEmail(email)) return { status: 'mismatch' };
  if (link.isConfirmed) return { status: 'confirmed', link };
  return link.expiresAt <= now ? { status: 'expired' } : { status: 'good', link };
}

/**
 * The identity provider comes first, because asking it again changes nothing: whatever goes wrong after it, the link is
 * still good. Of several at the same moment, one does our part of the work, and all succeed.
 */
export async function confirmSignup(deps: SignupDeps, followed: LinkParams): Promise<void> {
  const link = await getConfirmableLink(deps, followed);
  // Nobody who signs up with the address at this moment may take the account for an unconfirmed one.
  if (link !== null) await withLease(deps.db, link.email, () => confirmUnderLease(deps, followed));
}

async function getConfirmableLink(
  { db, clock }: SignupDeps,
  followed: LinkParams,
): Promise<ConfirmationLink | null> {
  const verdict = await checkLink(db, followed, clock.now());
  if (verdict.status === 'confirmed') return null;
  if (verdict.status !== 'good') throw problem(`confirmation_${verdict.status}`);
  return verdict.link;
}

async function confirmUnderLease(deps: SignupDeps, followed: LinkParams): Promise<void> {
  const link = await getConfirmableLink(deps, followed);
  if (link === null) return;
  const { db, clock, identity } = deps;
  const now = clock.now();
  const { signupId, personId, sub, name, email } = link;
  // Without an account there is nobody to confirm, and somebody must look into it.
  if (sub === null || !(await identity.confirm(sub))) throw problem('confirmation_mismatch');
  await db.transaction(async (tx) => {
    if (!(await markSignupConfirmed(tx, signupId, now))) return;
    await markConfirmationLinkUsed(tx, hashToken(followed.token), now);
    await sendWelcomeMail(deps, tx, { personId, name, email });
  });
}

type LinkPageDeps = Pick<SignupDeps, 'db' | 'clock' | 'publicUrl'>;

/**
 * The page of ours that a mailed link leads to. Nothing changes here, because mail programs open links before people do. A person
 * comes here, so every failure is a page too.
 */
export async function getLinkRedirect(
  { db, clock, publicUrl }: LinkPageDeps,
  query: unknown,
): Promise<string> {
  const read = confirm.body.safeParse(query);
  const isReadable = read.success && isSound(read.data.token) && isSound(read.data.email);
  if (!isReadable) return errorPageUrl(publicUrl, 'other', '');
  const { token, email } = read.data;
  try {
    const { status } = await checkLink(db, { token, email }, clock.now());
    if (status === 'good' || status === 'confirmed') return siteLink(publicUrl, '/confirm', { token, email });
    return errorPageUrl(publicUrl, status, email);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return errorPageUrl(publicUrl, 'other', email);
    throw error;
  }
}

/** It says only what the link itself said. */
function errorPageUrl(publicUrl: string, error: ConfirmationLinkError, typed: string): string {
  const email = canonicalEmail(typed);
  return siteLink(publicUrl, '/confirm-error', { error, email: isMailable(email) ? email : '' });
}
