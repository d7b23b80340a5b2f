import { hours } from '@wayfare/contracts/rules/durations';
import type { UserPool } from '@wayfare/user-pool';
import type { ScheduledTask } from '#jobs/timetable.ts';

const hourMs = hours(1);

/** The pool knows whether the month is over; asking often means that no start and no sleep of a machine puts it off. */
export const rotateSigningKeys = (pool: Pick<UserPool, 'rotateSigningKeysIfDue'>): ScheduledTask => ({
  name: 'rotate the signing keys of the user pool',
  nextRun: (now) => new Date(Math.floor(now.getTime() / hourMs + 1) * hourMs),
  run: () => pool.rotateSigningKeysIfDue(),
});
