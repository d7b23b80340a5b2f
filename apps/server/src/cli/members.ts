import type { Command } from 'commander';
import type { IdentityAccount } from '#adapters/identity/identity.ts';
import type { Parts } from '#compose/compose.ts';
import type { FeatureDeps } from '#compose/feature-deps.ts';
import { exportData } from '#features/account/export-data.ts';
import { describeAccess } from '#features/billing/access.ts';
import { withParts } from './operator.ts';
import { type Output, printRow, printRows, type Row } from './print.ts';
import { accountState, getAccount, listAccounts } from './user.ts';

export function membersCommands(wayfare: Command): void {
  const members = wayfare.command('members').description('members and their subscriptions');
  members
    .command('list')
    .description('list all members')
    .option('--active', 'only members with access now')
    .action((options: Output & { active?: boolean }) =>
      withParts(async (parts) => {
        const rows: Row[] = [];
        for await (const account of listAccounts(parts.identity)) {
          const row = await memberRow(parts, account);
          if (!options.active || row.access.startsWith('active')) rows.push(row);
        }
        printRows(rows, 'There are no members yet.', options);
      }),
    );
  members
    .command('show')
    .description('show all data of one member')
    .argument('<who>', 'the mail address or the id')
    .action((who: string, options: Output) =>
      withParts(async (parts, features) => {
        const account = await getAccount(parts.identity, who);
        const row = await memberRow(parts, account);
        if (options.json) printRow({ ...row, kept: await exportData(features, account) }, options);
        else printRow({ ...row, ...(await subscriptionRow(features, account)) }, options);
      }),
    );
}

async function memberRow({ database, billingClock }: Parts, account: IdentityAccount) {
  return {
    email: account.email,
    name: account.name,
    state: accountState(account),
    access: await describeAccess(database, account.sub, billingClock.now()),
    since: account.createdAt.toISOString().slice(0, 10),
    id: account.sub,
  };
}

async function subscriptionRow(features: FeatureDeps, account: IdentityAccount): Promise<Row> {
  const { subscription, customer, donations } = await exportData(features, account);
  return {
    customer: customer ?? null,
    plan: subscription?.plan ?? null,
    status: subscription?.status ?? null,
    periodEnds: subscription?.periodEndsAt.toISOString() ?? null,
    ends: subscription?.endsAt?.toISOString() ?? null,
    donations: donations?.length ?? 0,
  };
}
