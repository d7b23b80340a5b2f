import { activityKinds } from '@wayfare/contracts/calls/activity';
import type { Command } from 'commander';
import { listActivity } from '#features/activity/activity-queries.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printRows } from './print.ts';

interface Options extends Output {
  readonly kind?: string;
  readonly most?: string;
}

const maxLimit = 100_000;

export function activityCommands(wayfare: Command): void {
  wayfare
    .command('activity')
    .description('the log of changes')
    .command('list')
    .description('list changes, newest first')
    .option('--kind <kind>', activityKinds.join(', '))
    .option('--most <count>', 'the maximum number of entries', '50')
    .option('--csv', 'print CSV, for a spreadsheet')
    .action(list);
}

async function list({ kind: named, most, ...output }: Options): Promise<void> {
  const kind = activityKinds.find((each) => each === named) ?? null;
  if (named !== undefined && kind === null)
    throw new CommandError(`There is no kind ${named}. The kinds are: ${activityKinds.join(', ')}.`);
  const limit = Number(most);
  if (!Number.isInteger(limit) || limit < 1 || limit > maxLimit)
    throw new CommandError(
      `${most} is not a valid count: use a number from 1 to ${maxLimit.toLocaleString('en-US')}.`,
    );
  await withParts(async ({ database }) => {
    const entries = await listActivity(database, { before: null, kind, limit });
    const rows = entries.map((entry) => {
      const { number: _, at, ...details } = entry;
      return { at: at.toISOString(), ...details };
    });
    printRows(rows, 'There are no changes yet.', output);
  });
}
