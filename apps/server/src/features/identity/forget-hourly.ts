import { hours } from '@wayfare/contracts/rules/durations';
import type { UserPool } from '@wayfare/user-pool';
import type { ScheduledTask } from '#jobs/timetable.ts';

const hourMs = hours(1);

/** Ended sessions, used nonces, old failures: gone when they can no longer matter. */
export const forgetHourly = (pool: Pick<UserPool, 'forget'>): ScheduledTask => ({
  name: 'forget what the user pool no longer needs',
  nextRun: (now) => new Date(Math.floor(now.getTime() / hourMs + 1) * hourMs),
  run: () => pool.forget(),
});
