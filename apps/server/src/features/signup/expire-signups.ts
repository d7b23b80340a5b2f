import { minutes, subtractTime } from '@wayfare/contracts/rules/durations';
import { deleteExpiredLeases, withLease } from '#features/person/lease-queries.ts';
import {
  deleteOldConfirmationLinks,
  deleteUnpaidSignup,
  deleteUnpaidSignupAndPerson,
  findPendingSignup,
  listExpiredSignups,
  type PendingSignup,
} from '#features/person/signup-queries.ts';
import { every, type ScheduledTask } from '#scheduler.ts';
import { confirmationLimits, type SignupDeps } from './rate-limits.ts';
import { releaseSignup } from './stage-signup.ts';

const intervalMs = minutes(15);
const maxBatchSize = 1_000;

/** Deletes the persons and accounts too. Keeps a sign-up whose checkout turns out to be paid. */
export const deleteUnpaidSignups = (deps: SignupDeps): ScheduledTask =>
  every(intervalMs, 'delete-unpaid-signups', () => deleteExpiredSignups(deps));

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
    throw new Error(`${failures.length} unpaid sign-ups could not be deleted.`, { cause: failures[0] });
  }
}

/** The sign-up may have been replaced while this waited for the lease. */
async function deleteIfUnchanged(deps: SignupDeps, signupId: string, email: string): Promise<void> {
  const signup = await findPendingSignup(deps.db, email);
  if (signup?.signupId === signupId && (await releaseSignup(deps, signup))) await deleteSignup(deps, signup);
}

/** Deletes the account before the row, because only the row points to it. */
async function deleteSignup(
  { db, identity }: SignupDeps,
  { personId, sub, email }: PendingSignup,
): Promise<void> {
  const account = await (sub === null ? identity.findByEmail(email) : identity.findBySub(sub));
  // An operator confirmed the account meanwhile.
  if (account?.isConfirmed && sub !== null) return deleteUnpaidSignup(db, personId);
  if (account !== null && !account.isConfirmed) await identity.delete(account.sub);
  await deleteUnpaidSignupAndPerson(db, personId);
}
