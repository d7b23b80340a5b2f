import { minutes, subtractTime } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import { findHomily } from '../homily.ts';
import { dueRounds } from './open-due-rounds.ts';
import { usualPreference } from './preferences.ts';

const graceMs = minutes(15);

/** Whether the mail at the usual hour has not begun a quarter of an hour after it: nobody was chosen, or nobody reached. */
export async function isMailHeldUp(db: Db, at: Date, timeZone: string): Promise<boolean> {
  const { hour, zone } = usualPreference(timeZone);
  const usual = { hour, zone, isUsual: true };
  const [round] = dueRounds([usual], subtractTime(at, graceMs), timeZone);
  if (round === undefined || at >= round.sendUntil) return false;
  if ((await findHomily(db, round.day)) === null) return false;
  const { rows } = await db.query<{ isHeldUp: boolean }>(
    `select not exists (select from morning_round
                         where day = $1 and zone = $2 and hour = $3 and is_default)
            or exists (select from morning_mail where day = $1 and state = 'waiting' and created_at < $4)
               and not exists (select from morning_mail where day = $1 and state <> 'waiting') as "isHeldUp"`,
    [round.day, round.zone, round.hour, subtractTime(at, graceMs)],
  );
  return rows[0]?.isHeldUp ?? false;
}
