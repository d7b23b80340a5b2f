import { confirm } from '@wayfare/contracts/calls/auth';
import type { ConfirmationLinkError } from '@wayfare/contracts/messages/confirmation';
import { canonicalEmail } from '@wayfare/contracts/rules/email';
import { DatabaseUnavailable } from '#adapters/db/database.ts';
import { siteLink } from '#emails/site-link.ts';
import { isSound } from '#http/guards/sound-text.ts';
import type { PeopleDeps } from '../people-deps.ts';
import { isMailable } from '../signing-up/signup-details.ts';
import { checkLink } from './confirm-signup.ts';

type Needs = Pick<PeopleDeps, 'db' | 'clock' | 'publicUrl'>;

/**
 * The page of ours that a mailed link leads to. Nothing changes here, because mail programs open links before people do. A person
 * comes here, so every failure is a page too.
 */
export async function pageOfLink({ db, clock, publicUrl }: Needs, query: unknown): Promise<string> {
  const read = confirm.body.safeParse(query);
  const isReadable = read.success && isSound(read.data.token) && isSound(read.data.email);
  if (!isReadable) return errorPage(publicUrl, 'other', '');
  const { token, email } = read.data;
  try {
    const { status } = await checkLink(db, { token, email }, clock.now());
    if (status === 'good' || status === 'confirmed') return siteLink(publicUrl, '/confirm', { token, email });
    return errorPage(publicUrl, status, email);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return errorPage(publicUrl, 'other', email);
    throw error;
  }
}

/** It says only what the link itself said. */
function errorPage(publicUrl: string, error: ConfirmationLinkError, typed: string): string {
  const email = canonicalEmail(typed);
  return siteLink(publicUrl, '/confirm-error', { error, email: isMailable(email) ? email : '' });
}
