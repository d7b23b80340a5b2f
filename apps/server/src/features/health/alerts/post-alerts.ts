import { minutes, seconds } from '@wayfare/contracts/rules/durations';
import * as z from 'zod/mini';
import type { Queue, WorkOptions } from '#adapters/queue/queue.ts';

export const postJob = 'alert';

/** What the address is told: for programs by name, and for a chat in one sentence. */
const news = z.object({
  event: z.enum(['opened', 'still open', 'closed']),
  alert: z.string(),
  words: z.string(),
  since: z.string(),
  at: z.string(),
  site: z.string(),
  text: z.string(),
});

export type News = z.output<typeof news>;

interface Deps {
  readonly queue: Pick<Queue, 'work'>;
  readonly alertUrl: string | null;
  readonly log: { warn(details: object, message: string): void };
}

const patienceMs = seconds(10);

/** For half a day: what is still so is told again the day after. */
const options: WorkOptions = {
  retryDelaysMs: [seconds(15), minutes(1), minutes(5), minutes(30), minutes(120), minutes(480)],
};

/** Tells the address what was queued for it, until the queue stops. */
export async function postAlerts(
  { queue, alertUrl, log }: Deps,
  given: WorkOptions = options,
): Promise<void> {
  await queue.work(
    postJob,
    async ({ data, attempt }) => {
      // The setting was taken out meanwhile.
      if (alertUrl === null) return;
      try {
        await postNews(alertUrl, news.parse(data));
      } catch (error) {
        // A job given up would be another alert, for the same closed way.
        if (attempt <= given.retryDelaysMs.length) throw error;
        log.warn({ err: error }, 'An alert could not be brought to ALERT_URL, and is given up');
      }
    },
    given,
  );
}

/** For the doctor: what the address answers to an alert is known only by posting one. */
export async function postTrial(address: string, siteName: string, publicUrl: string): Promise<void> {
  const at = new Date().toISOString();
  const words = 'A trial by wayfare doctor: alerts arrive. There is nothing to do.';
  const text = `${siteName}: ${words}`;
  await postNews(address, { event: 'trial', alert: 'trial', words, since: at, at, site: publicUrl, text });
}

export async function postNews(
  address: string,
  told: Omit<News, 'event'> & { readonly event: News['event'] | 'trial' },
): Promise<void> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(told),
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  } as const;
  // oxlint-disable-next-line no-restricted-globals -- somebody else's address has no contract
  const response = await fetch(address, request);
  await response.body?.cancel();
  if (!response.ok) throw new Error(`ALERT_URL answered ${response.status}`);
}
