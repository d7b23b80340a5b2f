import { memberGroups } from '@wayfare/contracts/rules/policies';
import type { Command } from 'commander';
import type { Identity, IdentityAccount } from '#adapters/identity/identity.ts';
import type { FeatureDeps } from '#compose/feature-deps.ts';
import { eraseMember } from '#features/account/delete-account.ts';
import { deleteFeedsOfUser } from '#features/podcast/feed-queries.ts';
import { sendPasswordChangedMail } from '#features/signup/reset-password.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printResult } from './print.ts';
import { getAccount, readPassword, requireGoodPassword, requireGroup } from './user.ts';

interface Change {
  readonly name: string;
  readonly description: string;
  readonly done: (email: string) => string;
  readonly run: (identity: Identity, account: IdentityAccount, features: FeatureDeps) => Promise<boolean>;
}

const changes: readonly Change[] = [
  {
    name: 'disable',
    description: 'disable log-in; end all sessions, podcast feeds and share links',
    done: (email) => `${email} can no longer log in.`,
    run: async (identity, { sub }, { db }) => {
      await deleteFeedsOfUser(db, sub);
      return identity.disable(sub);
    },
  },
  {
    name: 'enable',
    description: 'enable log-in again',
    done: (email) => `${email} can log in again.`,
    run: (identity, { sub }) => identity.enable(sub),
  },
  {
    name: 'sign-out',
    description: 'end all sessions of a member',
    done: (email) => `All sessions of ${email} are ended.`,
    run: (identity, { sub }) => identity.signOutEverywhere(sub),
  },
  {
    name: 'unlock',
    description: 'lift a lockout after wrong passwords',
    done: (email) => `${email} can try again at once.`,
    run: async (identity, { sub }) => {
      const outcome = await identity.clearLockouts(sub);
      if (outcome !== 'not-offered') return outcome === 'cleared';
      throw new CommandError('Amazon Cognito lifts lockouts by itself, after at most 15 minutes.');
    },
  },
  {
    name: 'delete',
    description: 'delete a member and cancel the subscription; only receipts are kept',
    done: (email) => `The account ${email} is deleted.`,
    run: async (_, account, features) => {
      await eraseMember(features, account);
      return true;
    },
  },
];

/** Commands that change one account. */
export function changeCommands(user: Command): void {
  for (const { name, description, done, run } of changes) {
    onAccount(user, name, description).action((who: string, options: Output) =>
      change(who, options, done, run),
    );
  }
  setPasswordCommand(user);
  groupCommand(user, 'add-group', 'add a member to a group', (identity, sub, group) =>
    identity.addToGroup(sub, group),
  );
  groupCommand(user, 'remove-group', 'remove a member from a group', (identity, sub, group) =>
    identity.removeFromGroup(sub, group),
  );
}

const onAccount = (user: Command, name: string, description: string): Command =>
  user.command(name).description(description).argument('<who>', 'the mail address or the id');

async function change(who: string, output: Output, done: Change['done'], run: Change['run']): Promise<void> {
  await withParts(async ({ identity }, features) => {
    const account = await getAccount(identity, who);
    const { email, sub } = account;
    if (!(await run(identity, account, features)))
      throw new CommandError(`There is no longer an account for ${who}.`);
    printResult(done(email), { email, id: sub }, output);
  });
}

function setPasswordCommand(user: Command): void {
  onAccount(user, 'set-password', 'set a new password, end all sessions, and notify the member by mail')
    .option('--password <password>', 'the new password')
    .option('--password-stdin', 'read the password from standard input')
    .action(async (who: string, options: Output & Parameters<typeof readPassword>[0]) => {
      const password = await readPassword(options);
      await change(
        who,
        options,
        (email) => `The password of ${email} is changed.`,
        async (identity, { sub, email, name }, { db, clock }) => {
          requireGoodPassword(password, email);
          const outcome = await identity.setPassword(sub, password);
          if (outcome.status === 'refused') throw new CommandError(outcome.message);
          if (outcome.status !== 'set') return false;
          const changedAt = clock.now();
          await db.transaction((tx) => sendPasswordChangedMail(tx, { sub, email, name, changedAt }));
          return true;
        },
      );
    });
}

function groupCommand(
  user: Command,
  name: string,
  description: string,
  run: (identity: Identity, sub: string, group: string) => Promise<boolean>,
): void {
  onAccount(user, name, description)
    .requiredOption('--group <group>', memberGroups.join(' or '))
    .action((who: string, options: Output & { group: string }) => {
      const group = requireGroup(options.group);
      const outcome =
        name === 'add-group'
          ? `in ${group}. This takes effect at the next log-in or token refresh.`
          : `no longer in ${group}, and all sessions have ended.`;
      return change(
        who,
        options,
        (email) => `${email} is ${outcome}`,
        (identity, { sub }) => run(identity, sub, group),
      );
    });
}
