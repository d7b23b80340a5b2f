import { earlier, later, minutes } from '@wayfare/contracts/rules/durations';
import type { Job } from '#jobs/timetable.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { confirmationLimits } from '../auth-limits.ts';
import { forgetOldLinks } from '../person/confirmation-link-queries.ts';
import { inTurn } from '../person/in-turn.ts';
import {
  findOpenSignup,
  listExpiredSignups,
  type OpenSignup,
  removeSignupAlone,
  removeUnpaidSignup,
} from '../person/signup-queries.ts';
import { forgetEndedTurns } from '../person/turn-queries.ts';
import { isReleased } from './release-signup.ts';

type Needs = Pick<AuthDeps, 'db' | 'clock' | 'identity' | 'releaseCheckouts'>;

const everyMs = minutes(15);
const mostAtOnce = 1_000;

/** With the person and the account that belong to each. One that turns out to be paid stays. */
export const forgetUnpaidSignups = (needs: Needs): Job => ({
  name: 'forget unpaid signups',
  nextRun: (now) => later(now, everyMs),
  run: () => forgetAll(needs),
});

async function forgetAll(needs: Needs): Promise<void> {
  const { db, clock } = needs;
  const failures: unknown[] = [];
  for (const { signupId, email } of await listExpiredSignups(db, clock.now(), mostAtOnce)) {
    await inTurn(db, email, () => forgetIfStill(needs, signupId, email)).catch((error: unknown) =>
      failures.push(error),
    );
  }
  await forgetOldLinks(db, earlier(clock.now(), confirmationLimits.endedIsKnownMs));
  await forgetEndedTurns(db);
  if (failures.length > 0) {
    throw new Error(`${failures.length} unpaid signups could not be forgotten.`, { cause: failures[0] });
  }
}

/** While its turn was waited for, the signup may have been replaced by a new one. */
async function forgetIfStill(needs: Needs, signupId: string, email: string): Promise<void> {
  const signup = await findOpenSignup(needs.db, email);
  if (signup?.signupId === signupId && (await isReleased(needs, signup))) await forget(needs, signup);
}

/** The account before the row, because nothing else remembers that it is there. */
async function forget({ db, identity }: Needs, { personId, sub, email }: OpenSignup): Promise<void> {
  const account = await (sub === null ? identity.findByEmail(email) : identity.findBySub(sub));
  // Somebody who runs the site vouched for the address meanwhile.
  if (account?.isConfirmed && sub !== null) return removeSignupAlone(db, personId);
  if (account !== null && !account.isConfirmed) await identity.delete(account.sub);
  await removeUnpaidSignup(db, personId);
}
