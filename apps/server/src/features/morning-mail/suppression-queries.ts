import { domainToASCII } from 'node:url';
import type { MailSuppression } from '@wayfare/contracts/calls/morning-mail';
import { days, subtractTime } from '@wayfare/contracts/rules/durations';
import { type Db, findValue, hasRow, listRows } from '#adapters/db/database.ts';

export interface SuppressedAddress {
  readonly email: string;
  readonly reason: MailSuppression;
  readonly suppressedAt: Date;
}

const columns = 'email, reason, created_at as "suppressedAt"';

/** Lower case, with the domain in ASCII: providers report internationalized domains in either form. */
function normalizeEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  return `${email.slice(0, at)}${domainToASCII(domain) || domain}`.toLowerCase();
}

/** A complaint replaces a bounce; otherwise the first reason stays. */
export async function suppressAddress(db: Db, email: string, reason: MailSuppression): Promise<void> {
  await db.query(
    `insert into suppressed_address as existing (email, reason, created_at) values ($1, $2, now())
     on conflict (email) do update set reason = excluded.reason, created_at = excluded.created_at
     where excluded.reason = 'complained' and existing.reason <> 'complained'`,
    [normalizeEmail(email), reason],
  );
}

/** This many temporary bounces within the window suppress the address. */
const maxDeferrals = 5;
const deferralWindowMs = days(14);

/** Records a temporary bounce. Repeated events with the same id count once. */
export async function recordDeferral(db: Db, email: string, id: string, now: Date): Promise<void> {
  const mailbox = normalizeEmail(email);
  const count = await findValue<number>(
    db,
    `with inserted as (
       insert into mail_deferral (email, event_id, created_at) values ($1, $2, $3) on conflict do nothing returning 1
     )
     select (select count(*) from inserted) + count(*) as count from mail_deferral where email = $1 and created_at > $4`,
    [mailbox, id === '' ? now.toISOString() : id, now, subtractTime(now, deferralWindowMs)],
  );
  if ((count ?? 0) >= maxDeferrals) await suppressAddress(db, email, 'refused');
}

/** The reasons of the suppressed addresses among `emails`. */
export async function findSuppressed(
  db: Db,
  emails: readonly string[],
): Promise<Map<string, MailSuppression>> {
  const rows = await listRows<SuppressedAddress>(
    db,
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

export const listSuppressed = (db: Db): Promise<SuppressedAddress[]> =>
  listRows<SuppressedAddress>(
    db,
    `select ${columns} from suppressed_address order by created_at desc limit 10000`,
  );

export const countSuppressed = async (db: Db): Promise<number> =>
  (await findValue<number>(db, 'select count(*) as count from suppressed_address')) ?? 0;

/** Deletes its deferrals as well. False if the address was not suppressed. */
export async function deleteSuppressed(db: Db, email: string): Promise<boolean> {
  await db.query('delete from mail_deferral where email = $1', [normalizeEmail(email)]);
  return hasRow(db, 'delete from suppressed_address where email = $1', [normalizeEmail(email)]);
}
