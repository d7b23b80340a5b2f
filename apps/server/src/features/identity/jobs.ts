import { hours } from '@wayfare/contracts/rules/durations';
import type { UserPool } from '@wayfare/user-pool';
import type { ScheduledTask } from '#scheduler.ts';

const hourMs = hours(1);

const nextRun = (now: Date): Date => new Date(Math.floor(now.getTime() / hourMs + 1) * hourMs);

export const identityTasks = (
  pool: Pick<UserPool, 'deleteExpired' | 'rotateSigningKeysIfDue'>,
): readonly ScheduledTask[] => [
  // Expired sessions, used nonces and old failures.
  { name: 'delete-expired-sessions', nextRun, run: () => pool.deleteExpired() },
  // The pool rotates monthly. Checking every hour covers restarts and sleeping machines.
  {
    name: 'rotate-signing-keys',
    nextRun,
    run: () => pool.rotateSigningKeysIfDue(),
  },
];
