import { memberGroups } from '@wayfare/contracts/rules/policies';
import type { Command } from 'commander';
import type { Identity, IdentityAccount } from '#adapters/identity/identity.ts';
import type { FeatureDeps } from '#compose/feature-deps.ts';
import { eraseMember } from '#features/account/delete-account.ts';
import { deleteFeedsOfUser } from '#features/podcast/feed-queries.ts';
import { sendPasswordChangedMail } from '#features/signup/reset-password.ts';
import { getAccount } from './find-member.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printResult } from './print.ts';
import { readPassword, requireGoodPassword, requireGroup } from './user.ts';

interface Change {
  readonly name: string;
  readonly description: string;
  readonly done: (email: string) => string;
  readonly run: (identity: Identity, account: IdentityAccount, features: FeatureDeps) => Promise<boolean>;
}

const changes: readonly Change[] = [
  {
    name: 'disable',
    description: 'let the member log in no more; end every session and podcast feed, and close shared days',
    done: (email) => `${email} cannot log in any more.`,
    run: async (identity, { sub }, { db }) => {
      await deleteFeedsOfUser(db, sub);
      return identity.disable(sub);
    },
  },
  {
    name: 'enable',
    description: 'let a disabled member log in again',
    done: (email) => `${email} can log in again.`,
    run: (identity, { sub }) => identity.enable(sub),
  },
  {
    name: 'sign-out',
    description: 'end every session of a member',
    done: (email) => `Every session of ${email} is ended.`,
    run: (identity, { sub }) => identity.signOutEverywhere(sub),
  },
  {
    name: 'unlock',
    description: 'let a member try again at once after wrong passwords',
    done: (email) => `${email} can try again at once.`,
    run: async (identity, { sub }) => {
      const outcome = await identity.clearLockouts(sub);
      if (outcome !== 'not-offered') return outcome === 'cleared';
      throw new CommandError('Amazon lifts its pauses by itself, after a quarter of an hour at the most.');
    },
  },
  {
    name: 'delete',
    description: 'delete a member: cancels the subscription, and keeps nothing but receipts',
    done: (email) => `The account ${email} is deleted.`,
    run: async (_, account, features) => {
      await eraseMember(features, account);
      return true;
    },
  },
];

/** One account is named, one thing about it changes. */
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
  groupCommand(user, 'remove-group', 'take a member out of a group', (identity, sub, group) =>
    identity.removeFromGroup(sub, group),
  );
}

const onAccount = (user: Command, name: string, description: string): Command =>
  user
    .command(name)
    .description(description)
    .argument('<who>', 'the mail address or the id')
    .option('--json', 'print JSON');

async function change(who: string, output: Output, done: Change['done'], run: Change['run']): Promise<void> {
  await withParts(async ({ identity }, features) => {
    const account = await getAccount(identity, who);
    const { email, sub } = account;
    if (!(await run(identity, account, features)))
      throw new CommandError(`There is no account for ${who} any more.`);
    printResult(done(email), { email, id: sub }, output);
  });
}

function setPasswordCommand(user: Command): void {
  onAccount(user, 'set-password', 'give a member another password, end every session, and mail the member')
    .option('--password <password>', 'the new password')
    .option('--password-stdin', 'read it from standard input')
    .action(async (who: string, options: Output & Parameters<typeof readPassword>[0]) => {
      const password = await readPassword(options);
      await change(
        who,
        options,
        (email) => `The password of ${email} is changed.`,
        async (identity, { sub, email, name }, { db, queue, clock }) => {
          requireGoodPassword(password, email);
          const outcome = await identity.setPassword(sub, password);
          if (outcome.status === 'refused') throw new CommandError(outcome.message);
          if (outcome.status !== 'set') return false;
          const changedAt = clock.now();
          await db.transaction((tx) => sendPasswordChangedMail(tx, queue, { sub, email, name, changedAt }));
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
          ? `in ${group}. It holds from the next log-in or refresh on.`
          : `no longer in ${group}, and every session has ended.`;
      return change(
        who,
        options,
        (email) => `${email} is ${outcome}`,
        (identity, { sub }) => run(identity, sub, group),
      );
    });
}
