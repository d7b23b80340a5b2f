import type { MailState } from '@wayfare/contracts/calls/homily-editor';
import { addDays, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import type { Db } from '#adapters/db/database.ts';
import type { Clock } from '#clock.ts';
import { sendingDeadline } from './open-due-rounds.ts';
import { defaultPreference } from './preference-queries.ts';
import { retentionDays } from './send-due-rounds.ts';

interface MailStateDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly timeZone: string;
}

/** Null if the records of the day were deleted. */
type FindMailState = (date: string, isPublished: boolean) => MailState | null;

/** The state of the morning mail of each day, taken from the round of the default hour, which most readers have. */
export async function loadMailStates(
  { db, clock, timeZone }: MailStateDeps,
  from: string,
  to: string,
): Promise<FindMailState> {
  const now = clock.now();
  const firstRetainedDay = addDays(toCalendarDate(now, timeZone), -retentionDays);
  const rounds = new Map((await listDefaultRounds(db, from, to)).map((round) => [round.day, round]));
  const { hour } = defaultPreference(timeZone);
  return (date, isPublished) => {
    const round = rounds.get(date);
    if (round !== undefined) return round.isDone || round.sendUntil <= now ? 'sent' : 'sending';
    if (date < firstRetainedDay) return null;
    return isPublished && now < sendingDeadline({ date, hour }, timeZone) ? 'pending' : 'none';
  };
}

interface DefaultRound {
  readonly day: string;
  readonly sendUntil: Date;
  readonly isDone: boolean;
}

async function listDefaultRounds(db: Db, from: string, to: string): Promise<DefaultRound[]> {
  const { rows } = await db.query<DefaultRound>(
    `select day, send_until as "sendUntil", done_at is not null as "isDone" from morning_round
     where is_default and day between $1 and $2`,
    [from, to],
  );
  return rows;
}
