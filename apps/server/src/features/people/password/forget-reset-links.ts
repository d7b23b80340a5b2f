import { days, earlier, hours, later } from '@wayfare/contracts/rules/durations';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Db } from '#adapters/db/database.ts';
import type { Job } from '#jobs/timetable.ts';
import { forgetLinksBefore } from './reset-link-queries.ts';

/** A link matters for an hour; for a day one may still wonder what became of it. */
export const forgetResetLinks = (db: Db, clock: Clock): Job => ({
  name: 'forget old reset links',
  nextRun: (now) => later(now, hours(6)),
  run: () => forgetLinksBefore(db, earlier(clock.now(), days(1))),
});
