import { addDays, dateIn, startOfDay } from '@wayfare/contracts/rules/calendar-date';
import type { ScheduledTask } from '#jobs/timetable.ts';
import type { Site } from './site.ts';

/** A new day, a new front page: drawn again as the date changes in the zone of the site. */
export const drawAtMidnight = (site: Site, zone: string): ScheduledTask => ({
  name: 'draw the site for a new day',
  nextRun: (now) => startOfDay(addDays(dateIn(zone, now), 1), zone),
  run: () => site.redraw(),
});
