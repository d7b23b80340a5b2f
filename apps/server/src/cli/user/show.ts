import type { Command } from 'commander';
import type { SignInPause } from '#adapters/identity/identity.ts';
import { accessInWords } from '#features/billing/subscription/access.ts';
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
        const access = await accessInWords(database, account.sub, clock.now());
        const pauses = await identity.findPauses(account.sub);
        printRow({ ...accountRow(account), access, signIn: pauses && signInInWords(pauses) }, options);
      }),
    );
}

const places: Readonly<Record<SignInPause['from'], string>> = {
  network: 'from one network',
  browser: 'from one browser that was signed in before',
  everywhere: 'from every browser that was never signed in',
};

/** The commonest question of somebody who cannot get in. */
function signInInWords(pauses: readonly SignInPause[]): string {
  if (pauses.length === 0) return 'open';
  const each = pauses.map(({ from, until }) => `${places[from]} until ${until.toISOString()}`);
  return `paused after wrong passwords ${each.join(', ')}`;
}
