import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { canonicalEmail } from '@wayfare/contracts/rules/email';
import type { Command } from 'commander';
import type { Db } from '#adapters/db/database.ts';
import { sendTestMail } from '#compose/doctor.ts';
import type { Config } from '#config.ts';
import { mailReceipt } from '#features/billing/billing-mails.ts';
import { findDonation } from '#features/billing/donation-queries.ts';
import { mailJob, summarizeOrder } from '#features/mail/mail-order.ts';
import type { MorningMailDeps } from '#features/morning-mail/morning-mail-deps.ts';
import { countMails, countReaders, getDayProgress } from '#features/morning-mail/progress-queries.ts';
import { sendToday } from '#features/morning-mail/send-due-mails.ts';
import { deleteSuppressed, listSuppressed } from '#features/morning-mail/suppression-queries.ts';
import { resendConfirmation } from '#features/signup/resend-confirmation.ts';
import { onStopSignal } from '#stop-signals.ts';
import { parseHomilyDate } from './homilies.ts';
import { CommandError, operatorConfig, withParts } from './operator.ts';
import { type Output, printResult, printRow, printRows } from './print.ts';

function sendTodayCommand(mail: Command): void {
  mail
    .command('send-today')
    .description("send today's homily now to all readers who have not got it yet")
    .action((options: Output) =>
      withParts(async ({ config }, features) => {
        if (config.isQuiet)
          throw new CommandError(`This site is in quiet mode: it sends no mail until ${config.quietUntil}.`);
        await sendNow(features, options);
      }),
    );
}

async function sendNow(deps: MorningMailDeps, options: Output): Promise<void> {
  const { db, clock, billingClock, mailData } = deps;
  const day = toCalendarDate(clock.now(), mailData.timeZone);
  const stopping = new AbortController();
  // The first Ctrl-C lets the current batch end, the second exits at once.
  const removeListener = onStopSignal(['SIGINT'], {
    first: () => stopping.abort(),
    again: () => process.exit(130),
  });
  const began = performance.now();
  const sentFromHere = await sendToday(deps, day, { isStopped: () => stopping.signal.aborted }).finally(
    removeListener,
  );
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  if (sentFromHere === null)
    throw new CommandError(`Nothing is published for today, ${day}: there is nothing to send.`);
  const { sent, waiting, skipped, refused } = await countMails(db, day);
  const readers = await countReaders(db, day, billingClock.now());
  printResult(
    `Sent ${sentFromHere} mails in ${seconds} s. Of ${readers} readers, ${sent} have it, ${waiting} wait, ${skipped} are skipped, ${refused} were refused by their mail server.`,
    { day, readers, sentFromHere, seconds, sent, waiting, skipped, refused },
    options,
  );
  if (waiting > 0) process.exitCode = 1;
}

interface StatusOptions extends Output {
  readonly day?: string;
}

function statusCommand(mail: Command): void {
  mail
    .command('status')
    .description('show the progress of the morning mail: sent, waiting, and the rate')
    .option('--day <date>', 'the day (default: today in the time zone of the site)', parseHomilyDate)
    .action((options: StatusOptions) =>
      withParts(async ({ config }, features) => {
        const { clock, mailData } = features;
        const today = toCalendarDate(clock.now(), mailData.timeZone);
        const { sentLastMinute, ...progress } = await getDayProgress(features, options.day ?? today);
        const { isQuiet } = config;
        printRow({ ...progress, perSecond: Math.round((sentLastMinute / 60) * 10) / 10, isQuiet }, options);
      }),
    );
}

function stoppedCommands(mail: Command): void {
  mail
    .command('stopped')
    .description('list the addresses that get no morning mail because of bounces or complaints')
    .action((options: Output) =>
      withParts(async (_, features) => {
        const rows = (await listSuppressed(features.db)).map(({ email, reason, suppressedAt }) => ({
          email,
          reason,
          since: suppressedAt.toISOString(),
        }));
        printRows(rows, 'No address is stopped.', options);
      }),
    );
  mail
    .command('resume')
    .description('send morning mails to an address again')
    .argument('<email>', 'an address listed by `mail stopped`')
    .action((address: string, options: Output) =>
      withParts(async (_, features) => {
        const email = canonicalEmail(address);
        if (!(await deleteSuppressed(features.db, email))) throw new CommandError(`${email} is not stopped.`);
        printResult(`Daily mails go to ${email} again.`, { email }, options);
      }),
    );
}

function testCommand(mail: Command): void {
  mail
    .command('test')
    .description('send a test mail now and report the result')
    .argument('<email>', 'the recipient')
    .action(sendProbe);
}

async function sendProbe(address: string, options: Output): Promise<void> {
  const config = await operatorConfig();
  const to = canonicalEmail(address);
  await sendTestMail(config, to);
  const delivery = describeDelivery(config.mail);
  printResult(`The mail to ${to} ${delivery}.`, { to, delivery }, options);
}

const describeDelivery = (mail: Config['mail']): string =>
  mail.kind === 'smtp'
    ? `was accepted by the mail server ${new URL(mail.url).host}`
    : `was written to ${mail.directory}, because SMTP_URL is not set`;

interface Resend extends Output {
  readonly confirmation?: string;
  readonly receipt?: string;
}

/** Lists waiting and failed mails only: sent mails are not stored. */
export function mailCommands(wayfare: Command): void {
  const mail = wayfare.command('mail').description('waiting and failed mails, and the morning mail');
  mail
    .command('list')
    .description('list waiting and failed mails')
    .action((options: Output) =>
      withParts(async ({ database, queue }) => {
        const jobs = await queue.listUnfinished(database, mailJob);
        const rows = jobs.map(({ jobId, data, state, attempts, lastError, createdAt }) => ({
          ...summarizeOrder(data),
          state: state === 'dead' ? 'failed' : 'waiting',
          attempts,
          ordered: createdAt.toISOString(),
          reason: lastError,
          id: jobId,
        }));
        printRows(rows, 'No mail waits or has failed.', options);
      }),
    );
  mail
    .command('resend')
    .description('send a mail again')
    .argument('[id]', 'the id of a waiting or failed mail')
    .option('--confirmation <address>', 'send a new confirmation link for a paid sign-up')
    .option('--receipt <number>', 'send the receipt of a donation again')
    .action((id: string | undefined, options: Resend) => resend(id, options));
  sendTodayCommand(mail);
  statusCommand(mail);
  stoppedCommands(mail);
  testCommand(mail);
}

const notResent = {
  'not-pending': (email: string) => `There is no paid, unconfirmed sign-up of ${email}.`,
  'too-soon': (email: string) => `${email} got several links recently: try again later.`,
} as const;

async function resend(id: string | undefined, options: Resend): Promise<void> {
  const targets = [id, options.confirmation, options.receipt].filter((target) => target !== undefined);
  if (targets.length !== 1) {
    throw new CommandError(
      'Give one of: an id from `mail list`, --confirmation ADDRESS or --receipt NUMBER.',
    );
  }
  await withParts(async ({ database: db, queue, clock, config }) => {
    const status = config.isQuiet ? `waits until ${config.quietUntil}` : 'is on its way';
    if (options.confirmation !== undefined) {
      const email = canonicalEmail(options.confirmation);
      const outcome = await resendConfirmation({ db, clock }, email);
      if (outcome !== 'sent') throw new CommandError(notResent[outcome](email));
      printResult(`A new link for ${email} ${status}.`, { email }, options);
    } else if (options.receipt !== undefined) {
      const receiptNumber = await resendReceipt(db, options.receipt);
      printResult(`Receipt ${receiptNumber} ${status}.`, { receiptNumber }, options);
    } else if (id !== undefined) {
      if (!(await queue.retry(db, mailJob, id)))
        throw new CommandError(`There is no waiting or failed mail ${id}.`);
      printResult(`Mail ${id} ${status}.`, { id }, options);
    }
  });
}

async function resendReceipt(db: Db, receipt: string): Promise<number> {
  const receiptNumber = Number(receipt);
  const donation = Number.isSafeInteger(receiptNumber) ? await findDonation(db, receiptNumber) : null;
  if (donation === null) throw new CommandError(`There is no receipt ${receipt}.`);
  await mailReceipt(db, donation);
  return receiptNumber;
}
