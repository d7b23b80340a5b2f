import type { Clock } from '#adapters/clock/clock.ts';

export interface MovableClock {
  /** What time it is there at this moment. */
  set(now: Date): void;
}

/** Follows the sandbox, whose clock can be moved ahead; elsewhere the provider's time is everybody's. */
export function sandboxClock(wall: Clock): Clock & MovableClock {
  let aheadMs = 0;
  return {
    now: () => new Date(wall.now().getTime() + aheadMs),
    set(now) {
      aheadMs = Math.max(0, now.getTime() - wall.now().getTime());
    },
  };
}
