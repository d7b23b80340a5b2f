import { addDays, dateIn } from '@wayfare/contracts/rules/calendar-date';
import { hours, later, minutes } from '@wayfare/contracts/rules/durations';
import type { ScheduledTask } from '#jobs/timetable.ts';
import { forgetRounds, forgetSome } from './claim-queries.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { openDueRounds } from './open-due-rounds.ts';
import { sendDue } from './send-due.ts';

/** Looks each minute for whose hour has come, and sends until nobody waits. */
export const sendEveryMorning = (deps: MorningMailDeps, isStopped: () => boolean): ScheduledTask => ({
  name: 'send the homily of the day',
  isQuiet: true,
  nextRun: (now) => new Date((Math.floor(now.getTime() / minutes(1)) + 1) * minutes(1)),
  async run() {
    await openDueRounds(deps);
    await sendDue(deps, { isStopped });
  },
});

const keptDays = 7;
const atOnce = 10_000;

/** After a week nobody asks any more who got which. */
export const forgetSentMails = ({ db, clock, facts }: MorningMailDeps): ScheduledTask => ({
  name: 'forget who got the homilies of old days',
  nextRun: (now) => later(now, hours(6)),
  async run() {
    const before = addDays(dateIn(facts.timeZone, clock.now()), -keptDays);
    while ((await forgetSome(db, before, atOnce)) === atOnce);
    await forgetRounds(db, before);
  },
});
