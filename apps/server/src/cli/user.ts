import { text } from 'node:stream/consumers';
import { passwordChecklist } from '@wayfare/contracts/rules/password';
import { isMemberGroup, memberGroups } from '@wayfare/contracts/rules/policies';
import type { Command } from 'commander';
import type { Db } from '#adapters/db/database.ts';
import type { Identity, IdentityAccount, SignInLockout } from '#adapters/identity/identity.ts';
import type { Parts } from '#compose/compose.ts';
import { describeAccess } from '#features/billing/access-queries.ts';
import { exportDonations } from '#features/billing/donation-queries.ts';
import { findCustomerByPerson, findSubscription } from '#features/billing/subscription-queries.ts';
import { createMember } from '#features/identity/create-member.ts';
import { defaultPreference, findMailPreference } from '#features/morning-mail/preference-queries.ts';
import { findPerson } from '#features/person/person-queries.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printResult, printRow, printRows, type Row } from './print.ts';

/** Iterates over all accounts, page by page. */
async function* listAccounts(identity: Identity): AsyncIterable<IdentityAccount> {
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<Identity['list']>> = await identity.list({ after, limit: 60 });
    yield* page.accounts;
    after = page.next;
  } while (after !== null);
}

/** Finds an account by mail address or id. Throws `CommandError` if there is none. */
export async function getAccount(identity: Identity, who: string): Promise<IdentityAccount> {
  const account = await (who.includes('@') ? identity.findByEmail(who) : identity.findBySub(who));
  if (account === null) throw new CommandError(`There is no account for ${who}.`);
  return account;
}

function accountState({ isConfirmed, isEnabled }: IdentityAccount): string {
  if (!isEnabled) return 'disabled';
  return isConfirmed ? 'confirmed' : 'unconfirmed';
}

const accountRow = async ({ database, billingClock }: Parts, account: IdentityAccount) => ({
  email: account.email,
  name: account.name,
  state: accountState(account),
  groups: account.groups,
  access: await describeAccess(database, account.sub, billingClock.now()),
  since: account.createdAt.toISOString().slice(0, 10),
  id: account.sub,
});

/** A password on the command line stays in the history of the shell; standard input avoids that. */
export async function readPassword({
  password,
  passwordStdin = false,
}: {
  readonly password?: string;
  readonly passwordStdin?: boolean;
}): Promise<string> {
  if (passwordStdin) return (await text(process.stdin)).replace(/\r?\n$/, '');
  if (password === undefined) throw new CommandError('Use --password, or --password-stdin.');
  return password;
}

/** Throws with the rules that the password breaks. */
export function requireGoodPassword(password: string, email: string): void {
  const broken = passwordChecklist(password, email).filter(({ isMet }) => !isMet);
  if (broken.length === 0) return;
  throw new CommandError(`The password is missing: ${broken.map(({ label }) => label).join('; ')}.`);
}

interface Options extends Output {
  readonly email: string;
  readonly name: string;
  readonly password?: string;
  readonly passwordStdin?: boolean;
  readonly group: readonly string[];
  readonly comp?: boolean;
}

export function createCommand(user: Command): void {
  user
    .command('create')
    .description('create a confirmed account')
    .requiredOption('--email <address>', 'the mail address to log in with')
    .requiredOption('--name <name>', 'the first name')
    .option('--password <password>', 'the password')
    .option('--password-stdin', 'read the password from standard input')
    .option('--group <group>', `add to a group (${memberGroups.join(', ')}); may be repeated`, collect, [])
    .option('--comp', 'give a complimentary subscription without an end date')
    .action(create);
}

async function create(options: Options): Promise<void> {
  const groups = options.group.map(requireGroup);
  const password = await readPassword(options);
  const { email, name, comp = false } = options;
  requireGoodPassword(password, email);
  await withParts(async ({ database: db, clock, identity }) => {
    const outcome = await createMember(
      { db, clock, identity },
      { email, name, password, groups, isComplimentary: comp },
    );
    if (outcome.status === 'refused') throw new CommandError(outcome.message);
    printResult(`Created the account ${email}.`, { email, id: outcome.sub }, options);
  });
}

const collect = (value: string, previous: readonly string[]): string[] => [...previous, value];

export function requireGroup(group: string) {
  if (isMemberGroup(group)) return group;
  throw new CommandError(`There is no group ${group}. The groups are: ${memberGroups.join(', ')}.`);
}

export function listCommand(user: Command): void {
  user
    .command('list')
    .description('list all accounts')
    .option('--active', 'only members with access now')
    .action((options: Output & { active?: boolean }) =>
      withParts(async (parts) => {
        const rows: Row[] = [];
        for await (const account of listAccounts(parts.identity)) {
          const row = await accountRow(parts, account);
          if (!options.active || row.access.startsWith('active')) rows.push(row);
        }
        printRows(rows, 'There are no accounts yet.', options);
      }),
    );
}

export function showCommand(user: Command): void {
  user
    .command('show')
    .description('show one account and its subscription')
    .argument('<who>', 'the mail address or the id')
    .action((who: string, options: Output) =>
      withParts(async (parts) => {
        const account = await getAccount(parts.identity, who);
        const lockouts = await parts.identity.listLockouts(account.sub);
        printRow(
          {
            ...(await accountRow(parts, account)),
            ...(await subscriptionRow(parts.database, account.sub, parts.config.site.timeZone)),
            signIn: lockouts && describeSignIn(lockouts),
          },
          options,
        );
      }),
    );
}

async function subscriptionRow(db: Db, sub: string, timeZone: string): Promise<Row> {
  const personId = await findPerson(db, sub);
  const subscription = personId === null ? null : await findSubscription(db, personId);
  const customer = personId === null ? null : await findCustomerByPerson(db, personId);
  const preference = personId === null ? null : await findMailPreference(db, personId);
  return {
    customer: customer?.customerId ?? null,
    plan: subscription?.plan ?? null,
    status: subscription?.status ?? null,
    periodEnds: subscription?.periodEndsAt.toISOString() ?? null,
    ends: subscription?.endsAt?.toISOString() ?? null,
    donations: personId === null ? 0 : (await exportDonations(db, personId)).length,
    morningMail: preference ?? defaultPreference(timeZone),
  };
}

const labels: Readonly<Record<SignInLockout['bucket'], string>> = {
  network: 'from one network',
  browser: 'from a known browser',
  all: 'from all unknown browsers',
};

function describeSignIn(lockouts: readonly SignInLockout[]): string {
  if (lockouts.length === 0) return 'not locked';
  const each = lockouts.map(({ bucket, until }) => `${labels[bucket]} until ${until.toISOString()}`);
  return `locked after wrong passwords ${each.join(', ')}`;
}
