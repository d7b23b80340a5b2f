import type { Attempts } from '#store/attempts.ts';
import { days, later, minutes, seconds } from '#time.ts';

export const attemptLimits = {
  /** Wrong proofs in a row by one door before the first pause. */
  freeByDoor: 5,
  /** The same by all doors of strangers together. */
  freeEverywhere: 100,
  firstPauseMs: seconds(1),
  longestPauseMs: minutes(15),
  /** Longer than the longest pause, or a pause would end by being forgotten. */
  forgottenAfterMs: days(1),
} as const;

export const noAttempts: Attempts = { failures: 0, lastFailedAt: null };

/** When the next attempt is let in; null where it is now. */
export function pausedUntil({ failures, lastFailedAt }: Attempts, free: number, now: Date): Date | null {
  if (failures < free || lastFailedAt === null) return null;
  const doublings = Math.min(failures - free, 20);
  const pauseMs = Math.min(attemptLimits.firstPauseMs * 2 ** doublings, attemptLimits.longestPauseMs);
  const until = later(lastFailedAt, pauseMs);
  return until > now ? until : null;
}

export function afterFailure({ failures, lastFailedAt }: Attempts, now: Date): Attempts {
  const isForgotten = lastFailedAt !== null && later(lastFailedAt, attemptLimits.forgottenAfterMs) <= now;
  return { failures: isForgotten ? 1 : failures + 1, lastFailedAt: now };
}
