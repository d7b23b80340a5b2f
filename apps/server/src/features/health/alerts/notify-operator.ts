import type { Database, Db } from '#adapters/db/database.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import type { Clock } from '#clock.ts';
import type { MailData } from '#emails/mail-data.ts';
import type { ReconcileResult } from '#features/billing/reconcile.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import type { HealthSnapshot } from '../metrics.ts';
import { type Alert, closeAlerts, openAlerts, recordAlerts, repeatAlerts } from './alert-queries.ts';
import { type DetectedAlert, detectAlerts } from './alerts.ts';
import { type AlertEvent, alertJob } from './post-alerts.ts';

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
export async function notifyOperator(deps: AlertDeps, look: HealthSnapshot): Promise<void> {
  await recordAndNotify(deps, detectAlerts(look, deps.mailData.timeZone), look.health !== null);
}

/** What the payment provider had to be asked for is noted, and told at the next look. */
export async function recordPaymentAlerts(
  { db, clock }: Pick<AlertDeps, 'db' | 'clock'>,
  { missed, drifted }: Pick<ReconcileResult, 'missed' | 'drifted'>,
): Promise<void> {
  const troubles: DetectedAlert[] = [];
  if (missed > 0)
    troubles.push({
      name: 'webhooks-missing',
      message:
        'The site learned of payments only by asking for them: see by wayfare doctor whether the webhook at the payment provider is enabled and leads here.',
    });
  if (drifted.length > 0)
    troubles.push({
      name: 'drift',
      message: `${drifted.length === 1 ? 'One subscription was' : `${drifted.length} subscriptions were`} not as the payment provider has them. That is mended; the log says whose it was.`,
    });
  if (troubles.length > 0) await recordAlerts(db, troubles, clock.now());
}

/** What was seen apart from the looks of each minute is noted, and told at the next of them. */
export const recordAlert = (
  { db, clock }: Pick<AlertDeps, 'db' | 'clock'>,
  trouble: DetectedAlert,
): Promise<void> => recordAlerts(db, [trouble], clock.now());

async function recordAndNotify(
  deps: AlertDeps,
  troubles: readonly DetectedAlert[],
  isOurTurn: boolean,
): Promise<void> {
  const { db, clock } = deps;
  const at = clock.now();
  if (troubles.length > 0) await recordAlerts(db, troubles, at);
  if (!isOurTurn) return;
  await db.transaction(async (within) => {
    const closed = await closeAlerts(within, at);
    const repeated = await repeatAlerts(within, at);
    const opened = await openAlerts(within, at);
    for (const alert of opened) await sendNotice(deps, within, { event: 'opened', alert, at });
    for (const alert of repeated) await sendNotice(deps, within, { event: 'still open', alert, at });
    for (const alert of closed) await sendNotice(deps, within, { event: 'closed', alert, at });
  });
}

export interface AlertNotice {
  readonly event: AlertEvent['event'];
  readonly alert: Alert;
  readonly at: Date;
}

/** What the mail and the address say of it. */
export function alertMessage({ mailData }: Pick<AlertDeps, 'mailData'>, { event, alert, at }: AlertNotice) {
  const { subject, lines } = formatNotice(event, alert, mailData.timeZone);
  const news: AlertEvent = {
    event,
    alert: alert.name,
    message: alert.message,
    since: alert.since.toISOString(),
    at: at.toISOString(),
    site: mailData.publicUrl,
    text: `${mailData.siteName}: ${[subject, ...lines].join(' ')}`,
  };
  const order = (address: string) =>
    ({ kind: 'operator-notice', to: { name: mailData.siteName, address }, subject, lines }) as const;
  return { order, news };
}

async function sendNotice(deps: AlertDeps, within: Db, telling: AlertNotice): Promise<void> {
  const { queue, operatorEmail, alertUrl } = deps;
  const { order, news } = alertMessage(deps, telling);
  if (operatorEmail !== null) await queueMail(within, queue, order(operatorEmail));
  if (alertUrl !== null) await queue.enqueue(within, { name: alertJob, data: news });
}

function formatNotice(event: AlertEvent['event'], { name, message, since }: Alert, timeZone: string) {
  const seen = `Seen first on ${since.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone })}.`;
  const about = titles[name] ?? name;
  switch (event) {
    case 'opened':
      return { subject: `${about}.`, lines: [message, seen] };
    case 'still open':
      return { subject: `Still so: ${about}.`, lines: [message, seen] };
    case 'closed':
      return {
        subject: `Over: ${about}.`,
        lines: ['It has not been seen any more.', `It was: ${message}`, seen],
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
