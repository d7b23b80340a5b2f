import type { Command } from 'commander';
import { standingInWords } from '#features/subscription/standing-in-words.ts';
import { withParts } from '../operator.ts';
import { type Output, printRow } from '../print.ts';
import { accountRow, getAccount } from '../who.ts';

export function showCommand(user: Command): void {
  user
    .command('show')
    .description('show one account')
    .argument('<who>', 'the mail address or the id')
    .option('--json', 'print JSON')
    .action((who: string, options: Output) =>
      withParts(async ({ identity, database, clock }) => {
        const account = await getAccount(identity, who);
        const access = await standingInWords(database, account.sub, clock.now());
        printRow({ ...accountRow(account), access }, options);
      }),
    );
}
