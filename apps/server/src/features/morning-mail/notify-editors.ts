import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { minutes } from '@wayfare/contracts/rules/durations';
import { toLocalDateTime } from '@wayfare/contracts/rules/local-date-time';
import { homilyEditors } from '@wayfare/contracts/rules/policies';
import type { Db } from '#adapters/db/database.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import type { ScheduledTask } from '#scheduler.ts';
import { listDatesBetween } from '../homily/homily-queries.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';

/** Counted from tomorrow. */
const daysAhead = 3;
/** In the site's time zone. */
const earliestTime = '08:00';

/** Mails the editors once a day while one of the next days has no published homily. */
export const notifyEditorsTask = (deps: MorningMailDeps): ScheduledTask => ({
  name: 'notify-editors-of-missing-homilies',
  skipsSuccessLog: true,
  nextRun: (now) => new Date((Math.floor(now.getTime() / minutes(15)) + 1) * minutes(15)),
  run: () => notifyEditors(deps),
});

export async function notifyEditors({ db, clock, identity, mailData }: MorningMailDeps): Promise<void> {
  const localNow = toLocalDateTime(clock.now(), mailData.timeZone);
  const today = localNow.slice(0, 10);
  if (localNow < `${today}T${earliestTime}`) return;
  const dates = await listDaysWithoutHomily(db, addDays(today, 1), daysAhead);
  if (dates.length === 0) return;
  for (const { sub, email: address, name, isConfirmed, isEnabled } of await identity.listGroup(
    homilyEditors,
  )) {
    if (!isConfirmed || !isEnabled) continue;
    const order = { kind: 'homilies-missing', to: { name, address }, dates } as const;
    await queueMail(db, order, { key: `homilies-missing:${sub}:${today}` });
  }
}

async function listDaysWithoutHomily(db: Db, from: string, count: number): Promise<string[]> {
  const ready = new Set(await listDatesBetween(db, from, addDays(from, count - 1)));
  return Array.from({ length: count }, (_, index) => addDays(from, index)).filter((date) => !ready.has(date));
}
