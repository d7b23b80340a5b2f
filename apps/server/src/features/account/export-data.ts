import type { Db } from '#adapters/db/database.ts';
import type { Identity, IdentityAccount } from '#adapters/identity/identity.ts';
import { exportDonations } from '#features/billing/donation-queries.ts';
import { findCustomerByPerson, findSubscription } from '#features/billing/subscription-queries.ts';
import { exportBookmarks } from '#features/bookmarks/bookmark-queries.ts';
import { findReadingPreferences } from '#features/homily/preference-queries.ts';
import { exportReadingPositions } from '#features/homily/reading-position-queries.ts';
import { exportShareLinks } from '#features/homily/share-link-queries.ts';
import { findMailPreference } from '#features/morning-mail/preference-queries.ts';
import { findPerson, findPersonAndSignup } from '#features/person/person-queries.ts';
import { exportPodcastFeeds } from '#features/podcast/feed-queries.ts';
import { exportListeningPositions } from '#features/recording/listening-position-queries.ts';
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
          readingPositions: await exportReadingPositions(db, personId),
          bookmarks: await exportBookmarks(db, personId),
          listeningPositions: await exportListeningPositions(db, personId),
          shareLinks: await exportShareLinks(db, personId),
          podcastFeeds: await exportPodcastFeeds(db, personId),
        }),
  };
}

/** Null if an operator created the account. */
async function findSignup(db: Db, personId: string) {
  const signup = (await findPersonAndSignup(db, personId))?.signup ?? null;
  return signup && { name: signup.name, email: signup.email };
}
