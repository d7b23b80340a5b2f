import { confirm } from '@wayfare/contracts/calls/auth';
import type { ConfirmationLinkError } from '@wayfare/contracts/messages/confirmation';
import { canonicalEmail } from '@wayfare/contracts/rules/email';
import { DatabaseUnavailable, type Db } from '#adapters/db/database.ts';
import { siteLink } from '#emails/mail-data.ts';
import { sendWelcomeMail } from '#features/billing/billing-mails.ts';
import { withLease } from '#features/person/lease-queries.ts';
import {
  type ConfirmationLink,
  findConfirmationLink,
  markConfirmationLinkUsed,
  markSignupConfirmed,
} from '#features/person/signup-queries.ts';
import { isStorableText } from '#http/guards/request-body.ts';
import { problem } from '#http/responses/problems.ts';
import { hashToken } from '#secret-token.ts';
import type { SignupDeps } from './rate-limits.ts';
import { isMailable } from './stage-signup.ts';

interface LinkParams {
  readonly token: string;
  readonly email: string;
}

type LinkState =
  | { readonly status: 'valid' | 'confirmed'; readonly link: ConfirmationLink }
  | { readonly status: 'expired' | 'mismatch' };

/** A link of a confirmed sign-up counts as confirmed even after it expired. */
async function checkLink(db: Db, { token, email }: LinkParams, now: Date): Promise<LinkState> {
  const link = await findConfirmationLink(db, hashToken(token));
  if (link?.email !== canonicalEmail(email)) return { status: 'mismatch' };
  if (link.isConfirmed) return { status: 'confirmed', link };
  return link.expiresAt <= now ? { status: 'expired' } : { status: 'valid', link };
}

/**
 * Confirms the account at the identity provider first: that is idempotent, so the link stays valid if anything fails
 * afterwards. Concurrent calls all succeed.
 */
export async function confirmSignup(deps: SignupDeps, params: LinkParams): Promise<void> {
  const link = await getConfirmableLink(deps, params);
  // The lease keeps a concurrent sign-up from replacing the account meanwhile.
  if (link !== null) await withLease(deps.db, link.email, () => confirmUnderLease(deps, params));
}

async function getConfirmableLink(
  { db, clock }: SignupDeps,
  params: LinkParams,
): Promise<ConfirmationLink | null> {
  const verdict = await checkLink(db, params, clock.now());
  if (verdict.status === 'confirmed') return null;
  if (verdict.status !== 'valid') throw problem(`confirmation_${verdict.status}`);
  return verdict.link;
}

async function confirmUnderLease(deps: SignupDeps, params: LinkParams): Promise<void> {
  const link = await getConfirmableLink(deps, params);
  if (link === null) return;
  const { db, clock, identity } = deps;
  const now = clock.now();
  const { signupId, personId, sub, name, email } = link;
  // The account was deleted. The error page names the support address.
  if (sub === null || !(await identity.confirm(sub))) throw problem('confirmation_mismatch');
  await db.transaction(async (tx) => {
    if (!(await markSignupConfirmed(tx, signupId, now))) return;
    await markConfirmationLinkUsed(tx, hashToken(params.token), now);
    await sendWelcomeMail(deps, tx, { personId, name, email });
  });
}

type LinkPageDeps = Pick<SignupDeps, 'db' | 'clock' | 'publicUrl'>;

/**
 * The page that a mailed link redirects to. Changes nothing, because mail programs open links too. Every failure leads
 * to a page.
 */
export async function getLinkRedirect(
  { db, clock, publicUrl }: LinkPageDeps,
  query: unknown,
): Promise<string> {
  const parsed = confirm.body.safeParse(query);
  const isReadable = parsed.success && isStorableText(parsed.data.token) && isStorableText(parsed.data.email);
  if (!isReadable) return errorPageUrl(publicUrl, 'other', '');
  const { token, email } = parsed.data;
  try {
    const { status } = await checkLink(db, { token, email }, clock.now());
    if (status === 'valid' || status === 'confirmed')
      return siteLink(publicUrl, '/confirm', { token, email });
    return errorPageUrl(publicUrl, status, email);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return errorPageUrl(publicUrl, 'other', email);
    throw error;
  }
}

/** Shows only the address from the link, never one from the database. */
function errorPageUrl(publicUrl: string, error: ConfirmationLinkError, input: string): string {
  const email = canonicalEmail(input);
  return siteLink(publicUrl, '/confirm-error', { error, email: isMailable(email) ? email : '' });
}
