import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import { canonicalEmail } from '@wayfare/contracts/rules/email';
import { type Command, InvalidArgumentError } from 'commander';
import { sendTestMail } from '#compose/doctor.ts';
import type { Config } from '#config.ts';
import { resendReceipt } from '#features/billing/donations.ts';
import { mailJob, summarizeOrder } from '#features/mail/mail-order.ts';
import {
  getDayProgress,
  getToday,
  listSuppressedAddresses,
  resumeAddress,
} from '#features/morning-mail/progress.ts';
import { resendConfirmation } from '#features/signup/resend-confirmation.ts';
import { sendTodayCommand } from './mail-send-today.ts';
import { CommandError, operatorConfig, withParts } from './operator.ts';
import { type Output, printResult, printRow, printRows } from './print.ts';

interface Options extends Output {
  readonly day?: string;
}

function statusCommand(mail: Command): void {
  mail
    .command('status')
    .description('show how the mail of a day is going: who has it, who waits, and how fast it goes')
    .option('--day <date>', "another day than the site's own today", dateGiven)
    .option('--json', 'print JSON')
    .action((options: Options) =>
      withParts(async ({ config }, features) => {
        const { sentLastMinute, ...progress } = await getDayProgress(
          features,
          options.day ?? getToday(features),
        );
        const { isQuiet } = config;
        printRow({ ...progress, perSecond: Math.round((sentLastMinute / 60) * 10) / 10, isQuiet }, options);
      }),
    );
}

function dateGiven(text: string): string {
  if (!isHomilyDate(text)) throw new InvalidArgumentError('Write the date as YYYY-MM-DD, from 1970 to 2100.');
  return text;
}

/** Addresses that took no mail, or whose owners complained. */
function stoppedCommands(mail: Command): void {
  mail
    .command('stopped')
    .description('show the addresses that no daily mail goes to, and why')
    .option('--json', 'print JSON')
    .action((options: Output) =>
      withParts(async (_, features) => {
        const rows = (await listSuppressedAddresses(features)).map(({ email, reason, suppressedAt }) => ({
          email,
          reason,
          since: suppressedAt.toISOString(),
        }));
        printRows(rows, 'No address is stopped.', options);
      }),
    );
  mail
    .command('resume')
    .description('let daily mails go to an address again')
    .argument('<email>', 'one of `mail stopped`')
    .option('--json', 'print JSON')
    .action((given: string, options: Output) =>
      withParts(async (_, features) => {
        const email = canonicalEmail(given);
        if (!(await resumeAddress(features, email)))
          throw new CommandError(`Nothing stops mails to ${email}.`);
        printResult(`Daily mails go to ${email} again.`, { email }, options);
      }),
    );
}

function testCommand(mail: Command): void {
  mail
    .command('test')
    .description('send one mail to an address now, and say what became of it')
    .argument('<email>', 'where it goes')
    .option('--json', 'print JSON')
    .action(sendProbe);
}

async function sendProbe(given: string, options: Output): Promise<void> {
  const config = await operatorConfig();
  const to = canonicalEmail(given);
  await sendTestMail(config, to);
  const where = placeOf(config.mail);
  printResult(`The mail to ${to} ${where}.`, { to, where }, options);
}

const placeOf = (mail: Config['mail']): string =>
  mail.kind === 'smtp'
    ? `is in the hands of the mail server ${new URL(mail.url).host}`
    : `lies in ${mail.directory}, because there is no SMTP_URL`;

interface Resend extends Output {
  readonly confirmation?: string;
  readonly receipt?: string;
}

/** Mails that wait or were given up. Of those that left nothing is kept. */
export function mailCommands(wayfare: Command): void {
  const mail = wayfare
    .command('mail')
    .description('mails that wait, or could not be sent; and the daily mail');
  mail
    .command('list')
    .description('show the mails that wait or were given up')
    .option('--json', 'print JSON')
    .action((options: Output) =>
      withParts(async ({ database, queue }) => {
        const jobs = await queue.listUnfinished(database, mailJob);
        const rows = jobs.map(({ jobId, data, state, attempts, lastError, createdAt }) => ({
          ...summarizeOrder(data),
          state: state === 'dead' ? 'given up' : 'waiting',
          attempts,
          ordered: createdAt.toISOString(),
          reason: lastError,
          id: jobId,
        }));
        printRows(rows, 'No mail waits, and none was given up.', options);
      }),
    );
  mail
    .command('resend')
    .description('send a mail again')
    .argument('[id]', 'one that waits, or was given up')
    .option('--confirmation <address>', 'a new confirmation link, for a signup that is paid')
    .option('--receipt <number>', 'the receipt of a donation')
    .option('--json', 'print JSON')
    .action((id: string | undefined, options: Resend) => resend(id, options));
  sendTodayCommand(mail);
  statusCommand(mail);
  stoppedCommands(mail);
  testCommand(mail);
}

const notResent = {
  'not-pending': (email: string) => `No paid signup of ${email} waits to be confirmed.`,
  'too-soon': (email: string) =>
    `${email} got several links already, the last a moment ago: try again later.`,
} as const;

async function resend(id: string | undefined, options: Resend): Promise<void> {
  const wishes = [id, options.confirmation, options.receipt].filter((wish) => wish !== undefined);
  if (wishes.length !== 1) {
    throw new CommandError('Say which: an id of `mail list`, --confirmation ADDRESS or --receipt NUMBER.');
  }
  await withParts(async ({ database: db, queue, clock, config }) => {
    const underWay = config.isQuiet ? `waits until ${config.quietUntil}` : 'is on its way';
    if (options.confirmation !== undefined) {
      const email = canonicalEmail(options.confirmation);
      const outcome = await resendConfirmation({ db, queue, clock }, email);
      if (outcome !== 'sent') throw new CommandError(notResent[outcome](email));
      printResult(`A new link for ${email} ${underWay}.`, { email }, options);
    } else if (options.receipt !== undefined) {
      const receiptNumber = Number(options.receipt);
      if (!(await resendReceipt({ db, queue }, receiptNumber))) {
        throw new CommandError(`There is no receipt ${options.receipt}.`);
      }
      printResult(`Receipt ${receiptNumber} ${underWay}.`, { receiptNumber }, options);
    } else if (id !== undefined) {
      if (!(await queue.retry(db, mailJob, id)))
        throw new CommandError(`No mail ${id} waits or was given up.`);
      printResult(`Mail ${id} ${underWay}.`, { id }, options);
    }
  });
}
