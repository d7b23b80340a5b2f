import { addTime, minutes, subtractTime } from '@wayfare/contracts/rules/durations';
import { forgetOldConfirmationLinks } from '#features/person/confirmation-link-queries.ts';
import { forgetEndedLeases, withLease } from '#features/person/lease-queries.ts';
import {
  findOpenSignup,
  listExpiredSignups,
  type OpenSignup,
  removeSignupAlone,
  removeUnpaidSignup,
} from '#features/person/signup-queries.ts';
import type { ScheduledTask } from '#scheduler.ts';
import { isReleased } from './open-payment-page.ts';
import { confirmationLimits, type PeopleDeps } from './rate-limits.ts';

const everyMs = minutes(15);
const mostAtOnce = 1_000;

/** With the person and the account that belong to each. One that turns out to be paid stays. */
export const forgetUnpaidSignups = (deps: PeopleDeps): ScheduledTask => ({
  name: 'forget unpaid signups',
  nextRun: (now) => addTime(now, everyMs),
  run: () => forgetAll(deps),
});

async function forgetAll(deps: PeopleDeps): Promise<void> {
  const { db, clock } = deps;
  const failures: unknown[] = [];
  for (const { signupId, email } of await listExpiredSignups(db, clock.now(), mostAtOnce)) {
    await withLease(db, email, () => forgetIfStill(deps, signupId, email)).catch((error: unknown) =>
      failures.push(error),
    );
  }
  await forgetOldConfirmationLinks(db, subtractTime(clock.now(), confirmationLimits.endedIsKnownMs));
  await forgetEndedLeases(db);
  if (failures.length > 0) {
    throw new Error(`${failures.length} unpaid signups could not be forgotten.`, { cause: failures[0] });
  }
}

/** While the lease was waited for, the signup may have been replaced by a new one. */
async function forgetIfStill(deps: PeopleDeps, signupId: string, email: string): Promise<void> {
  const signup = await findOpenSignup(deps.db, email);
  if (signup?.signupId === signupId && (await isReleased(deps, signup))) await forget(deps, signup);
}

/** The account before the row, because nothing else remembers that it is there. */
async function forget({ db, identity }: PeopleDeps, { personId, sub, email }: OpenSignup): Promise<void> {
  const account = await (sub === null ? identity.findByEmail(email) : identity.findBySub(sub));
  // Somebody who runs the site vouched for the address meanwhile.
  if (account?.isConfirmed && sub !== null) return removeSignupAlone(db, personId);
  if (account !== null && !account.isConfirmed) await identity.delete(account.sub);
  await removeUnpaidSignup(db, personId);
}
