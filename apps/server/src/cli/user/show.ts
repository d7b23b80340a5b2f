import type { Command } from 'commander';
import type { SignInLockout } from '#adapters/identity/identity.ts';
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
        const lockouts = await identity.listLockouts(account.sub);
        printRow({ ...accountRow(account), access, signIn: lockouts && describeSignIn(lockouts) }, options);
      }),
    );
}

const labels: Readonly<Record<SignInLockout['bucket'], string>> = {
  network: 'from one network',
  browser: 'from one browser that was signed in before',
  all: 'from every browser that was never signed in',
};

function describeSignIn(lockouts: readonly SignInLockout[]): string {
  if (lockouts.length === 0) return 'open';
  const each = lockouts.map(({ bucket, until }) => `${labels[bucket]} until ${until.toISOString()}`);
  return `paused after wrong passwords ${each.join(', ')}`;
}
