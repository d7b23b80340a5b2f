import type { Database, Db } from '#adapters/db/database.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import type { Clock } from '#clock.ts';
import type { MailData } from '#emails/mail-data.ts';
import type { ReconcileResult } from '#features/billing/reconcile.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import type { Look } from '../metrics.ts';
import { type Alert, closeAlerts, noteTroubles, openAlerts, repeatAlerts } from './alert-queries.ts';
import { type Trouble, troublesIn } from './alerts.ts';
import { type News, postJob } from './post-alerts.ts';

export interface AlertDeps {
  readonly db: Pick<Database, 'query' | 'transaction'>;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly mailData: MailData;
  /** Whom a mail is sent to; null: nobody. */
  readonly operatorEmail: string | null;
  /** Which address is told; null: none. */
  readonly alertUrl: string | null;
}

/**
 * What this look brings is noted, and what is new, a day old or over is told. Mails and calls are jobs of the same
 * transaction: told once, however many servers look, and tried again where the way there is shut.
 */
export async function tellOperator(deps: AlertDeps, look: Look): Promise<void> {
  await tellOf(deps, troublesIn(look, deps.mailData.timeZone), look.health !== null);
}

/** What the payment provider had to be asked for is noted, and told at the next look. */
export async function tellOfPayments(
  { db, clock }: Pick<AlertDeps, 'db' | 'clock'>,
  { missed, drifted }: Pick<ReconcileResult, 'missed' | 'drifted'>,
): Promise<void> {
  const troubles: Trouble[] = [];
  if (missed > 0)
    troubles.push({
      name: 'webhooks-missing',
      words:
        'The site learned of payments only by asking for them: see by wayfare doctor whether the webhook at the payment provider is enabled and leads here.',
    });
  if (drifted.length > 0)
    troubles.push({
      name: 'drift',
      words: `${drifted.length === 1 ? 'One subscription was' : `${drifted.length} subscriptions were`} not as the payment provider has them. That is mended; the log says whose it was.`,
    });
  if (troubles.length > 0) await noteTroubles(db, troubles, clock.now());
}

/** What was seen apart from the looks of each minute is noted, and told at the next of them. */
export const noteTrouble = (
  { db, clock }: Pick<AlertDeps, 'db' | 'clock'>,
  trouble: Trouble,
): Promise<void> => noteTroubles(db, [trouble], clock.now());

async function tellOf(deps: AlertDeps, troubles: readonly Trouble[], isOurTurn: boolean): Promise<void> {
  const { db, clock } = deps;
  const at = clock.now();
  if (troubles.length > 0) await noteTroubles(db, troubles, at);
  if (!isOurTurn) return;
  await db.transaction(async (within) => {
    const closed = await closeAlerts(within, at);
    const repeated = await repeatAlerts(within, at);
    const opened = await openAlerts(within, at);
    for (const alert of opened) await tell(deps, within, { event: 'opened', alert, at });
    for (const alert of repeated) await tell(deps, within, { event: 'still open', alert, at });
    for (const alert of closed) await tell(deps, within, { event: 'closed', alert, at });
  });
}

export interface Telling {
  readonly event: News['event'];
  readonly alert: Alert;
  readonly at: Date;
}

/** What the mail and the address say of it. */
export function alertMessage({ mailData }: Pick<AlertDeps, 'mailData'>, { event, alert, at }: Telling) {
  const { subject, lines } = wordsOf(event, alert, mailData.timeZone);
  const news: News = {
    event,
    alert: alert.name,
    words: alert.words,
    since: alert.since.toISOString(),
    at: at.toISOString(),
    site: mailData.publicUrl,
    text: `${mailData.siteName}: ${[subject, ...lines].join(' ')}`,
  };
  const order = (address: string) =>
    ({ kind: 'operator-notice', to: { name: mailData.siteName, address }, subject, lines }) as const;
  return { order, news };
}

async function tell(deps: AlertDeps, within: Db, telling: Telling): Promise<void> {
  const { queue, operatorEmail, alertUrl } = deps;
  const { order, news } = alertMessage(deps, telling);
  if (operatorEmail !== null) await queueMail(within, queue, order(operatorEmail));
  if (alertUrl !== null) await queue.enqueue(within, { name: postJob, data: news });
}

function wordsOf(event: News['event'], { name, words, since }: Alert, timeZone: string) {
  const seen = `Seen first on ${since.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone })}.`;
  const about = titles[name] ?? name;
  switch (event) {
    case 'opened':
      return { subject: `${about}.`, lines: [words, seen] };
    case 'still open':
      return { subject: `Still so: ${about}.`, lines: [words, seen] };
    case 'closed':
      return {
        subject: `Over: ${about}.`,
        lines: ['It has not been seen any more.', `It was: ${words}`, seen],
      };
  }
}

const titles: Readonly<Record<string, string>> = {
  database: 'the database cannot be used',
  'no-homily': 'a day without a homily',
  'morning-mail-late': 'the morning mail has not begun',
  'morning-mail-refused': 'many morning mails are refused',
  'mail-complaints': 'readers call the mail junk',
  'job-given-up': 'work was given up',
  'work-waits': 'work waits',
  'payment-events': 'payment events fail',
  backup: 'no good backup',
  disk: 'the disk is nearly full',
  errors: 'visitors see errors',
  certificate: 'the certificate of the site ends soon',
  'webhooks-missing': 'the payment provider does not tell us of payments',
  drift: 'subscriptions were not as the payment provider has them',
};
