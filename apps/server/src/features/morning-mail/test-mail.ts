import type { HomilyMailPreview } from '@wayfare/contracts/calls/morning-mail';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import * as z from 'zod/mini';
import { InvalidMailError } from '#adapters/mail/mail.ts';
import { enqueue, type Job, UnrecoverableError } from '#adapters/queue/queue.ts';
import { messageIdFor, toRecipient } from '#emails/text.ts';
import { findDraft } from '#features/editing/draft-queries.ts';
import { toHomilyRef } from '#features/homily/content.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import { perHour } from '#http/guards/rate-limit.ts';
import { problem } from '#http/responses/problems.ts';
import { composeDayMail, placeholderToken, unsubscribeHeaders } from './compose-day.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';

const jobName = 'homily-test-mail';
const testMailLimit = perHour('homily test mail', 20);
const testMailJob = z.object({ date: z.string(), sub: z.string() });

/** Renders a draft as mail. The unsubscribe link has a placeholder token. */
export async function previewMail(deps: MorningMailDeps, date: string): Promise<HomilyMailPreview> {
  const draft = await findDraft<HomilyContent>(deps.db, toHomilyRef(date));
  if (draft === null) throw problem('homily_not_found', { message: 'Nothing is written for this day.' });
  return composeDayMail(deps, date, draft.content, placeholderToken);
}

/** Queued, so that the editor does not wait for the mail server. */
export async function queueTestMail(
  deps: MorningMailDeps,
  date: string,
  sub: string,
): Promise<{ to: string }> {
  const { db, identity, limits } = deps;
  if ((await findDraft<HomilyContent>(db, toHomilyRef(date))) === null)
    throw problem('homily_not_found', { message: 'Nothing is written for this day.' });
  const account = await identity.findBySub(sub);
  if (account === null) throw problem('authentication_required');
  await limits.count(testMailLimit, sub);
  await enqueue(db, { name: jobName, data: { date, sub } });
  return { to: account.email };
}

/** Processes test mails until the queue stops. */
export async function sendTestMails(deps: MorningMailDeps): Promise<void> {
  await deps.queue.process(jobName, (job) => sendTestMail(deps, job), { retryDelaysMs: [15_000, 60_000] });
}

async function sendTestMail(deps: MorningMailDeps, job: Job): Promise<void> {
  const { db, clock, identity, mailer, unsubscribeTokens, mailData } = deps;
  const parsed = testMailJob.safeParse(job.data);
  if (!parsed.success) throw new UnrecoverableError('This server does not know how to write such a mail.');
  const { date, sub } = parsed.data;
  const [draft, account] = [
    await findDraft<HomilyContent>(db, toHomilyRef(date)),
    await identity.findBySub(sub),
  ];
  if (draft === null || account === null) return;
  const token = unsubscribeTokens.sign(await getOrCreatePerson(db, sub, clock.now()));
  const mail = await composeDayMail(deps, date, draft.content, token);
  const sending = mailer.send({
    ...mail,
    subject: `Test: ${mail.subject}`,
    to: toRecipient(account.name, account.email),
    headers: unsubscribeHeaders(mailData.publicUrl, token),
    messageId: messageIdFor(`test.${job.jobId}`, mailData.publicUrl),
    writtenAt: job.createdAt,
  });
  await sending.catch((error: unknown) => {
    throw error instanceof InvalidMailError ? new UnrecoverableError(error.message) : error;
  });
}
