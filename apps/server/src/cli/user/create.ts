import { isMemberGroup, memberGroups } from '@wayfare/contracts/rules/policies';
import type { Command } from 'commander';
import { createMember } from '#features/identity/create-member.ts';
import { CommandFault, withParts } from '../operator.ts';
import { givenPassword, requireGoodPassword } from '../password-option.ts';
import { type Output, printDone } from '../print.ts';

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
    .description('make an account, confirmed at once')
    .requiredOption('--email <address>', 'the mail address to log in with')
    .requiredOption('--name <name>', 'the first name')
    .option('--password <password>', 'the password')
    .option('--password-stdin', 'read the password from standard input')
    .option('--group <group>', `add to a group (${memberGroups.join(', ')}); may be repeated`, collect, [])
    .option('--comp', 'give a complimentary subscription without end')
    .option('--json', 'print JSON')
    .action(create);
}

async function create(options: Options): Promise<void> {
  const groups = options.group.map(requireGroup);
  const password = await givenPassword(options);
  const { email, name, comp = false } = options;
  requireGoodPassword(password, email);
  await withParts(async ({ database: db, clock, identity }) => {
    const outcome = await createMember(
      { db, clock, identity },
      { email, name, password, groups, isComplimentary: comp },
    );
    if (outcome.status === 'refused') throw new CommandFault(outcome.message);
    printDone(`Made the account ${email}.`, { email, id: outcome.sub }, options);
  });
}

const collect = (value: string, earlier: readonly string[]): string[] => [...earlier, value];

export function requireGroup(group: string) {
  if (isMemberGroup(group)) return group;
  throw new CommandFault(`There is no group ${group}. The groups are: ${memberGroups.join(', ')}.`);
}
