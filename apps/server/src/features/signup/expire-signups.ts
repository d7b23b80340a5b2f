import { addTime, minutes, subtractTime } from '@wayfare/contracts/rules/durations';
import { deleteOldConfirmationLinks } from '#features/person/confirmation-link-queries.ts';
import { deleteExpiredLeases, withLease } from '#features/person/lease-queries.ts';
import {
  deleteUnpaidSignup,
  deleteUnpaidSignupAndPerson,
  findPendingSignup,
  listExpiredSignups,
  type PendingSignup,
} from '#features/person/signup-queries.ts';
import type { ScheduledTask } from '#scheduler.ts';
import { releaseSignup } from './checkout-guard.ts';
import { confirmationLimits, type SignupDeps } from './rate-limits.ts';

const intervalMs = minutes(15);
const maxBatchSize = 1_000;

/** With the person and the account that belong to each. One that turns out to be paid stays. */
export const deleteUnpaidSignups = (deps: SignupDeps): ScheduledTask => ({
  name: 'delete-unpaid-signups',
  nextRun: (now) => addTime(now, intervalMs),
  run: () => deleteExpiredSignups(deps),
});

async function deleteExpiredSignups(deps: SignupDeps): Promise<void> {
  const { db, clock } = deps;
  const failures: unknown[] = [];
  for (const { signupId, email } of await listExpiredSignups(db, clock.now(), maxBatchSize)) {
    await withLease(db, email, () => deleteIfUnchanged(deps, signupId, email)).catch((error: unknown) =>
      failures.push(error),
    );
  }
  await deleteOldConfirmationLinks(db, subtractTime(clock.now(), confirmationLimits.expiredLinkRetentionMs));
  await deleteExpiredLeases(db);
  if (failures.length > 0) {
    throw new Error(`${failures.length} unpaid signups could not be forgotten.`, { cause: failures[0] });
  }
}

/** While the lease was waited for, the signup may have been replaced by a new one. */
async function deleteIfUnchanged(deps: SignupDeps, signupId: string, email: string): Promise<void> {
  const signup = await findPendingSignup(deps.db, email);
  if (signup?.signupId === signupId && (await releaseSignup(deps, signup))) await deleteSignup(deps, signup);
}

/** The account before the row, because nothing else remembers that it is there. */
async function deleteSignup(
  { db, identity }: SignupDeps,
  { personId, sub, email }: PendingSignup,
): Promise<void> {
  const account = await (sub === null ? identity.findByEmail(email) : identity.findBySub(sub));
  // Somebody who runs the site vouched for the address meanwhile.
  if (account?.isConfirmed && sub !== null) return deleteUnpaidSignup(db, personId);
  if (account !== null && !account.isConfirmed) await identity.delete(account.sub);
  await deleteUnpaidSignupAndPerson(db, personId);
}
