import { endOfSending, wallTimeIn } from './wall-clock.ts';

/** Readers who want their mail at the same hour by the same clock. */
export interface Slot {
  readonly zone: string;
  readonly hour: number;
  /** Those who never chose. */
  readonly isUsual: boolean;
}

export interface Round extends Slot {
  /** Whose homily they get: the date on their own wall. */
  readonly day: string;
  readonly sendUntil: Date;
}

/**
 * The rounds whose hour has come and that it is not too late for. An hour that the clocks skip has come when a later one
 * has; one that they repeat makes the same round twice.
 */
export function dueRounds(slots: readonly Slot[], now: Date): Round[] {
  return slots.flatMap((slot) => {
    const { date, hour } = wallTimeIn(slot.zone, now);
    if (hour < slot.hour) return [];
    const sendUntil = endOfSending(date, slot.hour, slot.zone);
    return now < sendUntil ? [{ ...slot, day: date, sendUntil }] : [];
  });
}
