import type { Command } from 'commander';
import type { Identity, IdentityAccount } from '#adapters/identity/identity.ts';
import { withParts } from '../operator.ts';
import { type Output, printRows } from '../print.ts';
import { accountRow } from '../who.ts';

export function listCommand(user: Command): void {
  user
    .command('list')
    .description('show all accounts')
    .option('--json', 'print JSON')
    .action((options: Output) =>
      withParts(async ({ identity }) => {
        const rows = (await everyAccount(identity)).map(accountRow);
        printRows(rows, 'There are no accounts yet.', options);
      }),
    );
}

async function everyAccount(identity: Identity): Promise<IdentityAccount[]> {
  const all: IdentityAccount[] = [];
  let after: string | null = null;
  do {
    // The provider gives one page after the other.
    // oxlint-disable-next-line no-await-in-loop
    const page: Awaited<ReturnType<Identity['list']>> = await identity.list({ after, limit: 60 });
    all.push(...page.accounts);
    after = page.next;
  } while (after !== null);
  return all;
}
