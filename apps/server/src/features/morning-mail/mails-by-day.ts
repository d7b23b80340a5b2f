import type { MailState } from '@wayfare/contracts/calls/homily-editor';
import { addDays, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import type { Db } from '#adapters/db/database.ts';
import type { Clock } from '#clock.ts';
import { endOfSending } from './open-due-rounds.ts';
import { usualPreference } from './preference-queries.ts';
import { keptDays } from './send-due-rounds.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly timeZone: string;
}

/** Null where nobody knows any more. */
type MailOfDay = (date: string, isPublished: boolean) => MailState | null;

/** How the morning mail of some days stands, told by those who never chose an hour: they are most. */
export async function mailsBetween(
  { db, clock, timeZone }: Needs,
  from: string,
  to: string,
): Promise<MailOfDay> {
  const now = clock.now();
  const forgottenBefore = addDays(toCalendarDate(now, timeZone), -keptDays);
  const rounds = new Map((await listUsualRounds(db, from, to)).map((round) => [round.day, round]));
  const { hour } = usualPreference(timeZone);
  return (date, isPublished) => {
    const round = rounds.get(date);
    if (round !== undefined) return round.isDone || round.sendUntil <= now ? 'sent' : 'sending';
    if (date < forgottenBefore) return null;
    return isPublished && now < endOfSending({ date, hour }, timeZone) ? 'pending' : 'none';
  };
}

interface UsualRound {
  readonly day: string;
  readonly sendUntil: Date;
  readonly isDone: boolean;
}

async function listUsualRounds(db: Db, from: string, to: string): Promise<UsualRound[]> {
  const { rows } = await db.query<UsualRound>(
    `select day, send_until as "sendUntil", done_at is not null as "isDone" from morning_round
     where is_default and day between $1 and $2`,
    [from, to],
  );
  return rows;
}
