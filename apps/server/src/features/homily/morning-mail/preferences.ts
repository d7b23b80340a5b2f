import {
  type MailPreference,
  type MailPreferenceView,
  usualMailHour,
} from '@wayfare/contracts/calls/morning-mail';
import type { Db } from '#adapters/db/database.ts';
import { findPerson, personOf } from '#features/person/person-queries.ts';
import { problem } from '#http/answers/problems.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import * as queries from './preference-queries.ts';
import { findStopped } from './stopped-queries.ts';

type Needs = Pick<MorningMailDeps, 'db' | 'clock' | 'identity' | 'facts' | 'isSubscriber'>;

export const usualPreference = (zone: string): MailPreference => ({
  rhythm: 'daily',
  hour: usualMailHour,
  zone,
});

/** What somebody chose; null where they never did. It goes with the person. */
export const mailPreferenceOf = (db: Db, personId: string): Promise<MailPreference | null> =>
  queries.findPreference(db, personId);

/** How a member wants the homily by mail, and what stands in the way of it. */
export async function viewPreference(deps: Needs, sub: string): Promise<MailPreferenceView> {
  const { db, identity, facts, isSubscriber } = deps;
  const account = await identity.findBySub(sub);
  if (account === null) throw problem('authentication_required');
  const personId = await findPerson(db, sub);
  const chosen = personId === null ? null : await queries.findPreference(db, personId);
  const stopped = await findStopped(db, [account.email]);
  return {
    ...(chosen ?? usualPreference(facts.timeZone)),
    address: account.email,
    stopped: stopped.get(account.email) ?? null,
    isSubscriber: await isSubscriber(sub),
  };
}

export async function choosePreference(deps: Needs, sub: string, chosen: MailPreference): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  await queries.savePreference(db, await personOf(db, sub, now), chosen, now);
}
