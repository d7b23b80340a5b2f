import type { Command } from 'commander';
import { everyAccount } from '../everyone.ts';
import { withParts } from '../operator.ts';
import { type Output, printRows, type Row } from '../print.ts';
import { accountRow } from '../who.ts';

export function listCommand(user: Command): void {
  user
    .command('list')
    .description('show all accounts')
    .option('--json', 'print JSON')
    .action((options: Output) =>
      withParts(async ({ identity }) => {
        const rows: Row[] = [];
        for await (const account of everyAccount(identity)) rows.push(accountRow(account));
        printRows(rows, 'There are no accounts yet.', options);
      }),
    );
}
