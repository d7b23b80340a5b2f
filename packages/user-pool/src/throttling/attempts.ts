import { days, hours, later, minutes } from '#durations.ts';
import type { Attempts } from '#store/pool-store.ts';

export const attemptLimits = {
  /** Wrong proofs in a row before the first pause. */
  free: 5,
  firstPauseMs: minutes(10),
  longestPauseMs: hours(12),
  /** Longer than the longest pause, or a pause would end by being forgotten. */
  forgottenAfterMs: days(1),
} as const;

/** When the next attempt is let in; null where it is now. */
export function pausedUntil({ failures, lastFailedAt }: Attempts, now: Date): Date | null {
  if (failures < attemptLimits.free || lastFailedAt === null) return null;
  const doublings = Math.min(failures - attemptLimits.free, 20);
  const pauseMs = Math.min(attemptLimits.firstPauseMs * 2 ** doublings, attemptLimits.longestPauseMs);
  const until = later(lastFailedAt, pauseMs);
  return until > now ? until : null;
}

export function afterFailure({ failures, lastFailedAt }: Attempts, now: Date): Attempts {
  const isForgotten = lastFailedAt !== null && later(lastFailedAt, attemptLimits.forgottenAfterMs) <= now;
  return { failures: isForgotten ? 1 : failures + 1, lastFailedAt: now };
}
