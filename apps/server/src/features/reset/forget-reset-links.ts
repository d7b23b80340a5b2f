import type { Clock } from '#adapters/clock/clock.ts';
import type { Db } from '#adapters/db/database.ts';
import type { Job } from '#jobs/timetable.ts';
import { forgetLinksBefore } from './queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A link matters for an hour; for a day one may still wonder what became of it. */
export const forgetResetLinks = (db: Db, clock: Clock): Job => ({
  name: 'forget old reset links',
  nextRun: (now) => new Date(now.getTime() + dayMs / 4),
  run: () => forgetLinksBefore(db, new Date(clock.now().getTime() - dayMs)),
});
