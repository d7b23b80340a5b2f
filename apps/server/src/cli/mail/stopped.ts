import { canonicalEmail } from '@wayfare/contracts/rules/email';
import type { Command } from 'commander';
import { resumeAddress, stoppedAddresses } from '#features/homily/morning-mail/progress.ts';
import { CommandFault, withParts } from '../operator.ts';
import { type Output, printDone, printRows } from '../print.ts';

/** Addresses that took no mail, or whose owners complained. */
export function stoppedCommands(mail: Command): void {
  mail
    .command('stopped')
    .description('show the addresses that no daily mail goes to, and why')
    .option('--json', 'print JSON')
    .action((options: Output) =>
      withParts(async (_, features) => {
        const rows = (await stoppedAddresses(features)).map(({ email, reason, stoppedAt }) => ({
          email,
          reason,
          since: stoppedAt.toISOString(),
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
          throw new CommandFault(`Nothing stops mails to ${email}.`);
        printDone(`Daily mails go to ${email} again.`, { email }, options);
      }),
    );
}
