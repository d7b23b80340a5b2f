import { domainToASCII } from 'node:url';
import type { MailSuppression } from '@wayfare/contracts/calls/morning-mail';
import { days, hours, subtractTime } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import type { Clock } from '#clock.ts';
import type { ScheduledTask } from '#scheduler.ts';

export interface SuppressedAddress {
  readonly email: string;
  readonly reason: MailSuppression;
  readonly suppressedAt: Date;
}

const columns = 'email, reason, created_at as "suppressedAt"';

/** One form for a mailbox: a domain in letters of its own is told of by its letters or in ASCII. */
function normalizeEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  return `${email.slice(0, at)}${domainToASCII(domain) || domain}`.toLowerCase();
}

/** A complaint weighs more than a refusal, and the first of a kind is kept. */
export async function suppressAddress(db: Db, email: string, reason: MailSuppression): Promise<void> {
  await db.query(
    `insert into suppressed_address as known (email, reason, created_at) values ($1, $2, now())
     on conflict (email) do update set reason = excluded.reason, created_at = excluded.created_at
     where excluded.reason = 'complained' and known.reason <> 'complained'`,
    [normalizeEmail(email), reason],
  );
}

/** A mailbox that takes nothing so often in so many days is full for good. */
const maxDeferrals = 5;
const deferralWindowMs = days(14);

/** Once more a mailbox took nothing. What is told again, by the same id, counts once. */
export async function recordDeferral(db: Db, email: string, id: string, now: Date): Promise<void> {
  const mailbox = normalizeEmail(email);
  const { rows } = await db.query<{ count: number }>(
    `with noted as (
       insert into mail_deferral (email, event_id, created_at) values ($1, $2, $3) on conflict do nothing returning 1
     )
     select (select count(*) from noted) + count(*) as count from mail_deferral where email = $1 and created_at > $4`,
    [mailbox, id === '' ? now.toISOString() : id, now, subtractTime(now, deferralWindowMs)],
  );
  if ((rows[0]?.count ?? 0) >= maxDeferrals) await suppressAddress(db, email, 'refused');
}

/** What is too long ago to count. */
export const deleteOldDeferrals = ({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): ScheduledTask => ({
  name: 'delete-old-deferrals',
  nextRun: (now) => new Date((Math.floor(now.getTime() / hours(24)) + 1) * hours(24)),
  async run() {
    await db.query('delete from mail_deferral where created_at < $1', [
      subtractTime(clock.now(), deferralWindowMs),
    ]);
  },
});

/** Of these, those that are stopped, as they were given. */
export async function findSuppressed(
  db: Db,
  emails: readonly string[],
): Promise<Map<string, MailSuppression>> {
  const { rows } = await db.query<SuppressedAddress>(
    `select ${columns} from suppressed_address where email = any($1)`,
    [emails.map(normalizeEmail)],
  );
  const reasons = new Map(rows.map(({ email, reason }) => [email, reason]));
  return new Map(
    emails.flatMap((email) => {
      const reason = reasons.get(normalizeEmail(email));
      return reason === undefined ? [] : [[email, reason]];
    }),
  );
}

export async function listSuppressed(db: Db): Promise<SuppressedAddress[]> {
  const { rows } = await db.query<SuppressedAddress>(
    `select ${columns} from suppressed_address order by created_at desc limit 10000`,
  );
  return rows;
}

export async function countSuppressed(db: Db): Promise<number> {
  const { rows } = await db.query<{ count: number }>('select count(*) as count from suppressed_address');
  return rows[0]?.count ?? 0;
}

/** From now on mails go there again, as to an address of which nothing was ever told. */
export async function deleteSuppressed(db: Db, email: string): Promise<boolean> {
  await db.query('delete from mail_deferral where email = $1', [normalizeEmail(email)]);
  const { rowCount } = await db.query('delete from suppressed_address where email = $1', [
    normalizeEmail(email),
  ]);
  return rowCount === 1;
}
