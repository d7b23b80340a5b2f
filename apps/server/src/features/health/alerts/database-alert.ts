import { randomUUID } from 'node:crypto';
import { minutes } from '@wayfare/contracts/rules/durations';
import { DatabaseUnavailable, isReadOnly } from '#adapters/db/database.ts';
import type { Mailer } from '#adapters/mail/mail.ts';
import { messageIdFor } from '#emails/text.ts';
import { renderOrder } from '#features/mail/send-mail.ts';
import type { Log } from '#log.ts';
import type { Alert } from './alert-queries.ts';
import { type AlertDeps, type AlertNotice, alertMessage, postAlertEvent } from './notify-operator.ts';

interface DatabaseAlertDeps extends Pick<AlertDeps, 'clock' | 'mailData' | 'operatorEmail' | 'alertUrl'> {
  readonly mailer: Mailer;
  readonly log: Log<'warn'>;
}

const opensAfterMs = minutes(1);

/**
 * Alerts about the database itself: a read-only database cannot store alerts or mail jobs, so each server sends
 * them directly, without a retry. Runs `check` and rethrows its errors.
 */
export function alertOnDatabaseFailure(deps: DatabaseAlertDeps) {
  let alert: Alert | null = null;
  let isOpen = false;

  async function end(): Promise<void> {
    const ended = alert;
    const wasOpen = isOpen;
    alert = null;
    isOpen = false;
    if (ended !== null && wasOpen)
      await sendNow(deps, { event: 'closed', alert: ended, at: deps.clock.now() });
  }

  async function note(error: DatabaseUnavailable): Promise<void> {
    const at = deps.clock.now();
    alert = { name: 'database', message: describeFailure(error), since: alert?.since ?? at };
    if (isOpen || at.getTime() - alert.since.getTime() < opensAfterMs) return;
    isOpen = true;
    await sendNow(deps, { event: 'opened', alert, at });
  }

  return async (check: () => Promise<void>): Promise<void> => {
    try {
      await check();
    } catch (error) {
      if (error instanceof DatabaseUnavailable) await note(error);
      throw error;
    }
    await end();
  };
}

function describeFailure(error: DatabaseUnavailable): string {
  if (isReadOnly(error))
    return 'The database is read-only: check whether the server of DATABASE_URL is a standby or was made read-only, and whether its disk is full.';
  const reason = error.cause instanceof Error ? error.cause.message : String(error.cause);
  return `The database cannot be used (${reason}): run wayfare doctor.`;
}

async function sendNow(deps: DatabaseAlertDeps, notice: AlertNotice): Promise<void> {
  const { mailer, mailData, operatorEmail, alertUrl, clock, log } = deps;
  const { order, alertEvent } = alertMessage(deps, notice);
  const sent = await Promise.allSettled([
    alertUrl === null ? null : postAlertEvent(alertUrl, alertEvent),
    operatorEmail === null
      ? null
      : mailer.send({
          ...renderOrder(mailData, order(operatorEmail)),
          to: { name: mailData.siteName, address: operatorEmail },
          messageId: messageIdFor(randomUUID(), mailData.publicUrl),
          writtenAt: clock.now(),
        }),
  ]);
  for (const outcome of sent)
    if (outcome.status === 'rejected')
      log.warn({ err: outcome.reason }, 'An alert about the database could not be sent');
}
