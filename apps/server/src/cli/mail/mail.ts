import { canonicalEmail } from '@wayfare/contracts/rules/email';
import type { Command } from 'commander';
import { sendReceiptAgain } from '#features/billing/donations/receipts.ts';
import { mailJob, summaryOf } from '#features/mail/mail-order.ts';
import { resendForUnconfirmed } from '#features/people/confirming/resend-confirmation.ts';
import { CommandFault, withParts } from '../operator.ts';
import { type Output, printDone, printRows } from '../print.ts';
import { sendTodayCommand } from './send-today.ts';
import { statusCommand } from './status.ts';
import { stoppedCommands } from './stopped.ts';
import { testCommand } from './test.ts';

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
        const jobs = await queue.listUnsettled(database, mailJob);
        const rows = jobs.map(({ jobId, data, state, attempts, lastError, createdAt }) => ({
          ...summaryOf(data),
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
  'nobody-waits': (email: string) => `No paid signup of ${email} waits to be confirmed.`,
  'too-soon': (email: string) =>
    `${email} got several links already, the last a moment ago: try again later.`,
} as const;

async function resend(id: string | undefined, options: Resend): Promise<void> {
  const wishes = [id, options.confirmation, options.receipt].filter((wish) => wish !== undefined);
  if (wishes.length !== 1) {
    throw new CommandFault('Say which: an id of `mail list`, --confirmation ADDRESS or --receipt NUMBER.');
  }
  await withParts(async ({ database: db, queue, clock, config }) => {
    const underWay = config.isQuiet ? `waits until ${config.quietUntil}` : 'is on its way';
    if (options.confirmation !== undefined) {
      const email = canonicalEmail(options.confirmation);
      const outcome = await resendForUnconfirmed({ db, queue, clock }, email);
      if (outcome !== 'sent') throw new CommandFault(notResent[outcome](email));
      printDone(`A new link for ${email} ${underWay}.`, { email }, options);
    } else if (options.receipt !== undefined) {
      const receiptNumber = Number(options.receipt);
      if (!(await sendReceiptAgain({ db, queue }, receiptNumber))) {
        throw new CommandFault(`There is no receipt ${options.receipt}.`);
      }
      printDone(`Receipt ${receiptNumber} ${underWay}.`, { receiptNumber }, options);
    } else if (id !== undefined) {
      if (!(await queue.revive(db, mailJob, id)))
        throw new CommandFault(`No mail ${id} waits or was given up.`);
      printDone(`Mail ${id} ${underWay}.`, { id }, options);
    }
  });
}
