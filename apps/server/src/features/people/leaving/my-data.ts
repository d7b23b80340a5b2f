import type { IdentityAccount } from '#adapters/identity/identity.ts';
import { donationsOf } from '#features/billing/donations/donations-of.ts';
import { findPerson } from '#features/billing/subscription/person.ts';
import { standingOf } from '#features/billing/subscription/standing-of.ts';
import { preferencesOf } from '#features/homily/reading/preferences.ts';
import { mailPreferenceOf } from '#features/morning-mail/preferences.ts';
import { signupOfPerson } from '#features/people/person/find-staged-signup.ts';
import type { AccountDeps } from '../account-deps.ts';

/** Everything that is kept of a member, in words that a person can read. */
export async function myData({ db, clock }: AccountDeps, account: IdentityAccount) {
  const { sub, email, name, groups, createdAt } = account;
  const personId = await findPerson(db, sub);
  return {
    writtenAt: clock.now().toISOString(),
    account: { email, name, groups, since: createdAt.toISOString() },
    ...(personId === null
      ? {}
      : {
          signup: await signupOfPerson(db, personId),
          ...(await standingOf(db, personId)),
          donations: await donationsOf(db, personId),
          reading: await preferencesOf(db, personId),
          mail: await mailPreferenceOf(db, personId),
        }),
  };
}
