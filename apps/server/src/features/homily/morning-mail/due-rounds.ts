import { type CalendarDate, dateIn } from '@wayfare/contracts/rules/calendar-date';
import { endOfSending, instantOf, type WallTime, wallTimeIn } from './wall-clock.ts';

/** Readers who want their mail at the same hour by the same clock. */
export interface Slot {
  readonly zone: string;
  readonly hour: number;
  /** Those who never chose. */
  readonly isUsual: boolean;
}

export interface Round extends Slot {
  /** Whose homily they get. */
  readonly day: CalendarDate;
  readonly sendUntil: Date;
}

/**
 * The rounds whose hour has come and that it is not too late for. An hour that the clocks skip has come when a later one
 * has; one that they repeat makes the same round twice.
 */
export function dueRounds(slots: readonly Slot[], now: Date, siteZone: string): Round[] {
  return slots.flatMap((slot) => {
    const { date, hour } = wallTimeIn(slot.zone, now);
    if (hour < slot.hour) return [];
    const hourOnWall: WallTime = { date, hour: slot.hour };
    const sendUntil = endOfSending(hourOnWall, slot.zone);
    return now < sendUntil ? [{ ...slot, day: dayFor(hourOnWall, slot.zone, siteZone), sendUntil }] : [];
  });
}

/**
 * The date on the reader's own wall; where that is ahead of the site's, the day that the site keeps when the reader's
 * hour comes. Nobody reads a homily before its day has begun on the site.
 */
function dayFor(hourOnWall: WallTime, zone: string, siteZone: string): CalendarDate {
  const onSite = dateIn(siteZone, instantOf(hourOnWall, zone));
  if (onSite < hourOnWall.date) return onSite;
  return hourOnWall.date;
}
