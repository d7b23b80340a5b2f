import { minutes, seconds } from '@wayfare/contracts/rules/durations';
import * as z from 'zod/mini';
import type { Database, Db } from '#adapters/db/database.ts';
import { enqueue, type ProcessOptions, type Queue } from '#adapters/queue/queue.ts';
import type { Clock } from '#clock.ts';
import type { MailData } from '#emails/mail-data.ts';
import type { ReconcileResult } from '#features/billing/reconcile.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import type { Log } from '#log.ts';
import type { HealthSnapshot } from '../metrics.ts';
import { type Alert, closeAlerts, openAlerts, recordAlerts, repeatAlerts } from './alert-queries.ts';
import { alertKinds, type DetectedAlert, detectAlerts } from './alerts.ts';

const alertJob = 'alert';

/** The JSON that ALERT_URL receives. `text` is for chats. */
const alertEvent = z.object({
  event: z.enum(['opened', 'still open', 'closed']),
  alert: z.string(),
  message: z.string(),
  since: z.string(),
  at: z.string(),
  site: z.string(),
  text: z.string(),
});

type AlertEvent = z.output<typeof alertEvent>;

interface PostAlertsDeps {
  readonly queue: Pick<Queue, 'process'>;
  readonly alertUrl: string | null;
  readonly log: Log<'warn'>;
}

const timeoutMs = seconds(10);

/** Retries for half a day; an open alert is repeated the day after. */
const defaultOptions: ProcessOptions = {
  retryDelaysMs: [seconds(15), minutes(1), minutes(5), minutes(30), minutes(120), minutes(480)],
};

export async function postAlerts(
  { queue, alertUrl, log }: PostAlertsDeps,
  options: ProcessOptions = defaultOptions,
): Promise<void> {
  await queue.process(
    alertJob,
    async ({ data, attempt }) => {
      // ALERT_URL was removed after the job was queued.
      if (alertUrl === null) return;
      try {
        await postAlertEvent(alertUrl, alertEvent.parse(data));
      } catch (error) {
        // A dead job would raise another alert.
        if (attempt <= options.retryDelaysMs.length) throw error;
        log.warn({ err: error }, 'Posting an alert to ALERT_URL failed, no retries left');
      }
    },
    options,
  );
}

/** Only posting an alert shows whether ALERT_URL accepts it. */
export async function postTestAlert(address: string, siteName: string, publicUrl: string): Promise<void> {
  const at = new Date().toISOString();
  const message = 'A test by wayfare doctor: alerts arrive. No action is needed.';
  const text = `${siteName}: ${message}`;
  await postAlertEvent(address, {
    event: 'trial',
    alert: 'trial',
    message,
    since: at,
    at,
    site: publicUrl,
    text,
  });
}

export async function postAlertEvent(
  address: string,
  event: Omit<AlertEvent, 'event'> & { readonly event: AlertEvent['event'] | 'trial' },
): Promise<void> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  } as const;
  // oxlint-disable-next-line no-restricted-globals -- an external URL has no contract
  const response = await fetch(address, request);
  await response.body?.cancel();
  if (!response.ok) throw new Error(`ALERT_URL answered ${response.status}`);
}

export interface AlertDeps {
  readonly db: Pick<Database, 'query' | 'transaction'>;
  readonly clock: Clock;
  readonly mailData: MailData;
  /** Null if no mails are sent. */
  readonly operatorEmail: string | null;
  /** Null if none is set. */
  readonly alertUrl: string | null;
}

/**
 * Records what the snapshot shows, and sends notices of new, day-old and closed alerts. Mails and posts are jobs of
 * the same transaction, so each notice is sent once however many servers run.
 */
export async function updateAlerts(deps: AlertDeps, snapshot: HealthSnapshot): Promise<void> {
  const { db, clock, mailData } = deps;
  const at = clock.now();
  const detected = detectAlerts(snapshot, mailData.timeZone);
  if (detected.length > 0) await recordAlerts(db, detected, at);
  // Another server looks at the site, and notifies.
  if (snapshot.health === null) return;
  await db.transaction(async (tx) => {
    const closed = await closeAlerts(tx, at);
    const repeated = await repeatAlerts(tx, at);
    const opened = await openAlerts(tx, at);
    for (const alert of opened) await sendNotice(deps, tx, { event: 'opened', alert, at });
    for (const alert of repeated) await sendNotice(deps, tx, { event: 'still open', alert, at });
    for (const alert of closed) await sendNotice(deps, tx, { event: 'closed', alert, at });
  });
}

/** Recorded here, sent with the next snapshot. */
export async function recordPaymentAlerts(
  { db, clock }: Pick<AlertDeps, 'db' | 'clock'>,
  { missed, drifted }: Pick<ReconcileResult, 'missed' | 'drifted'>,
): Promise<void> {
  const detected: DetectedAlert[] = [];
  if (missed > 0)
    detected.push({
      name: 'webhooks-missing',
      message:
        'Payments were found by the hourly comparison only: run wayfare doctor to check that the webhook at the payment provider is enabled and leads to this site.',
    });
  if (drifted.length > 0)
    detected.push({
      name: 'drift',
      message: `${drifted.length === 1 ? 'One subscription was' : `${drifted.length} subscriptions were`} different from the payment provider. This is corrected; the log has the customers.`,
    });
  if (detected.length > 0) await recordAlerts(db, detected, clock.now());
}

/** Records an alert that a snapshot does not show; it is sent with the next one. */
export const recordAlert = (
  { db, clock }: Pick<AlertDeps, 'db' | 'clock'>,
  trouble: DetectedAlert,
): Promise<void> => recordAlerts(db, [trouble], clock.now());

export interface AlertNotice {
  readonly event: AlertEvent['event'];
  readonly alert: Alert;
  readonly at: Date;
}

export function alertMessage({ mailData }: Pick<AlertDeps, 'mailData'>, { event, alert, at }: AlertNotice) {
  const { subject, lines } = formatNotice(event, alert, mailData.timeZone);
  const alertEvent: AlertEvent = {
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
  return { order, alertEvent };
}

async function sendNotice(deps: AlertDeps, tx: Db, notice: AlertNotice): Promise<void> {
  const { operatorEmail, alertUrl } = deps;
  const { order, alertEvent } = alertMessage(deps, notice);
  if (operatorEmail !== null) await queueMail(tx, order(operatorEmail));
  if (alertUrl !== null) await enqueue(tx, { name: alertJob, data: alertEvent });
}

function formatNotice(event: AlertEvent['event'], { name, message, since }: Alert, timeZone: string) {
  const firstSeen = `First seen on ${since.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone })}.`;
  const title = titles[name]?.title ?? name;
  switch (event) {
    case 'opened':
      return { subject: `${title}.`, lines: [message, firstSeen] };
    case 'still open':
      return { subject: `Still open: ${title}.`, lines: [message, firstSeen] };
    case 'closed':
      return {
        subject: `Closed: ${title}.`,
        lines: ['It was not detected again.', `It was: ${message}`, firstSeen],
      };
  }
}

const titles: Readonly<Record<string, { readonly title: string }>> = {
  ...alertKinds,
  database: { title: 'the database cannot be used' },
};
