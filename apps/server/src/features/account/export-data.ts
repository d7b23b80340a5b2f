import type { Db } from '#adapters/db/database.ts';
import type { Identity, IdentityAccount } from '#adapters/identity/identity.ts';
import { exportDonations } from '#features/billing/donations.ts';
import { findCustomerByPerson, findSubscription } from '#features/billing/subscription-queries.ts';
import { bookmarksOf } from '#features/bookmarks/bookmark-queries.ts';
import { findReadingPreferences } from '#features/homily/preference-queries.ts';
import { listPlaces } from '#features/homily/reading-position-queries.ts';
import { listPassedOn } from '#features/homily/share-links.ts';
import { findMailPreference } from '#features/morning-mail/preference-queries.ts';
import { findPerson, findPersonAndSignup } from '#features/person/person-queries.ts';
import { podcastFeedsOf } from '#features/podcast/feed-queries.ts';
import { listListening } from '#features/recording/listening-position-queries.ts';
import type { SignupDeps } from '../signup/rate-limits.ts';

interface ExportDeps extends Pick<SignupDeps, 'db' | 'clock'> {
  readonly identity: Pick<Identity, 'listSessions'>;
}

/** All stored data of a member but notes, in a readable form. */
export async function exportData({ db, clock, identity }: ExportDeps, account: IdentityAccount) {
  const { sub, email, name, groups, createdAt } = account;
  const personId = await findPerson(db, sub);
  return {
    writtenAt: clock.now().toISOString(),
    account: { email, name, groups, since: createdAt.toISOString() },
    logIns: await identity.listSessions(sub),
    ...(personId === null
      ? {}
      : {
          signup: await findSignup(db, personId),
          customer: (await findCustomerByPerson(db, personId))?.customerId ?? null,
          subscription: await findSubscription(db, personId),
          donations: await exportDonations(db, personId),
          reading: await findReadingPreferences(db, personId),
          mail: await findMailPreference(db, personId),
          readingPositions: await listPlaces(db, personId),
          bookmarks: await bookmarksOf(db, personId),
          listeningPositions: await listListening(db, personId),
          shareLinks: await listPassedOn(db, personId),
          podcastFeeds: await podcastFeedsOf(db, personId),
        }),
  };
}

/** Null if an operator created the account. */
async function findSignup(db: Db, personId: string) {
  const signup = (await findPersonAndSignup(db, personId))?.signup ?? null;
  return signup && { name: signup.name, email: signup.email };
}
