import { minutes, seconds } from '@wayfare/contracts/rules/durations';
import * as z from 'zod/mini';
import type { ProcessOptions, Queue } from '#adapters/queue/queue.ts';

export const alertJob = 'alert';

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

export type AlertEvent = z.output<typeof alertEvent>;

interface PostAlertsDeps {
  readonly queue: Pick<Queue, 'process'>;
  readonly alertUrl: string | null;
  readonly log: { warn(details: object, message: string): void };
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
        log.warn({ err: error }, 'An alert could not be brought to ALERT_URL, and is given up');
      }
    },
    options,
  );
}

/** Only posting an alert shows whether ALERT_URL accepts it. */
export async function postTestAlert(address: string, siteName: string, publicUrl: string): Promise<void> {
  const at = new Date().toISOString();
  const message = 'A trial by wayfare doctor: alerts arrive. There is nothing to do.';
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
