import type { Clock } from '#adapters/clock/clock.ts';
import { type Mailer, MailFault } from '#adapters/mail/mail.ts';
import { GiveUp, type Job, type Queue, type WorkOptions } from '#adapters/queue/queue.ts';
import type { MailFacts } from '#emails/mail-facts.ts';
import { greetableName } from '#emails/words.ts';
import { type MailOrder, mailJob, orderOf, uselessFrom } from './mail-order.ts';
import { messageIdFor } from './message-id.ts';
import { writeMail } from './write-mail.ts';

interface Deps {
  readonly queue: Queue;
  readonly mailer: Mailer;
  readonly facts: MailFacts;
  readonly clock: Clock;
  readonly log: { info(details: object, message: string): void };
}

const [seconds, minutes, hours] = [1_000, 60_000, 3_600_000];

/** Eight tries in a day: soon at first, because somebody sits and waits for the link. */
const patience: WorkOptions = {
  retryDelaysMs: [15 * seconds, 1 * minutes, 5 * minutes, 30 * minutes, 2 * hours, 6 * hours, 15 * hours],
  concurrency: 2,
};

/** Sends what was queued, until the queue stops. */
export async function sendQueuedMails(deps: Deps, options: WorkOptions = patience): Promise<void> {
  await deps.queue.work(mailJob, (job) => sendMail(deps, job), options);
}

async function sendMail({ mailer, facts, clock, log }: Deps, job: Job): Promise<void> {
  const order = orderOf(job);
  if (isTooLate(order, clock.now())) {
    log.info({ jobId: job.jobId, mail: order.kind }, 'A mail was not sent: its time ran out while it waited');
    return;
  }
  const { address } = order.to;
  const name = greetableName(order.to.name);
  const mail = {
    ...writeMail(facts, order),
    to: name === undefined ? { address } : { name, address },
    messageId: messageIdFor(job.jobId, facts.publicUrl),
    writtenAt: job.createdAt,
  };
  await mailer.send(mail).catch((error: unknown) => {
    throw error instanceof MailFault ? new GiveUp(error.message) : error;
  });
  log.info({ jobId: job.jobId, mail: order.kind, attempt: job.attempt }, 'A mail was sent');
}

function isTooLate(order: MailOrder, now: Date): boolean {
  const end = uselessFrom(order);
  return end !== null && end <= now;
}
