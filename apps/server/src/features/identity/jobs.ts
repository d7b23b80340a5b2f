import { hours } from '@wayfare/contracts/rules/durations';
import type { UserPool } from '@wayfare/user-pool';
import type { ScheduledTask } from '#scheduler.ts';

const hourMs = hours(1);

const nextRun = (now: Date): Date => new Date(Math.floor(now.getTime() / hourMs + 1) * hourMs);

export const identityTasks = (
  pool: Pick<UserPool, 'deleteExpired' | 'rotateSigningKeysIfDue'>,
): readonly ScheduledTask[] => [
  // Ended sessions, used nonces, old failures: gone when they can no longer matter.
  { name: 'delete-expired-sessions', nextRun, run: () => pool.deleteExpired() },
  // The pool knows whether the month is over; asking often means that no start and no sleep of a machine puts it off.
  {
    name: 'rotate-signing-keys',
    nextRun,
    run: () => pool.rotateSigningKeysIfDue(),
  },
];
