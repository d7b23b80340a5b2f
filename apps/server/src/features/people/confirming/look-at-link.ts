import { canonicalEmail } from '@wayfare/contracts/rules/email';
import type { Db } from '#adapters/db/database.ts';
import { type ConfirmationLink, findLink } from '../person/confirmation-link-queries.ts';
import { hashOf } from '../person/secret-token.ts';

export interface FollowedLink {
  readonly token: string;
  readonly email: string;
}

type LinkVerdict =
  | { readonly status: 'good' | 'confirmed'; readonly link: ConfirmationLink }
  | { readonly status: 'expired' | 'mismatch' };

/** What a link is worth at this moment. Any link of a signup that is confirmed says so, however old it is. */
export async function lookAtLink(db: Db, { token, email }: FollowedLink, now: Date): Promise<LinkVerdict> {
  const link = await findLink(db, hashOf(token));
  if (link?.email !== canonicalEmail(email)) return { status: 'mismatch' };
  if (link.isConfirmed) return { status: 'confirmed', link };
  return link.expiresAt <= now ? { status: 'expired' } : { status: 'good', link };
}
