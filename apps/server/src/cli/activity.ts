import { activityKinds } from '@wayfare/contracts/calls/activity';
import type { Command } from 'commander';
import { listActivity } from '#features/activity/activity-queries.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printCsv, printRows } from './print.ts';

interface Options extends Output {
  readonly kind?: string;
  readonly most?: string;
  readonly csv?: boolean;
}

const mostOfAll = 100_000;

export function activityCommands(wayfare: Command): void {
  wayfare
    .command('activity')
    .description('who changed what')
    .command('list')
    .description('show what was changed, newest first')
    .option('--kind <kind>', activityKinds.join(', '))
    .option('--most <count>', 'so many at most', '50')
    .option('--csv', 'print CSV, for a spreadsheet')
    .option('--json', 'print JSON')
    .action(list);
}

async function list({ kind: named, most, ...output }: Options): Promise<void> {
  const kind = activityKinds.find((known) => known === named) ?? null;
  if (named !== undefined && kind === null)
    throw new CommandError(`There is no kind ${named}. The kinds are: ${activityKinds.join(', ')}.`);
  const limit = Number(most);
  if (!Number.isInteger(limit) || limit < 1 || limit > mostOfAll)
    throw new CommandError(
      `${most} is no count: write a number from 1 to ${mostOfAll.toLocaleString('en-US')}.`,
    );
  await withParts(async ({ database }) => {
    const rows = (await listActivity(database, { before: null, kind, limit })).map((entry) => ({
      at: entry.at.toISOString(),
      by: entry.by,
      act: entry.act,
      kind: entry.kind,
      ref: entry.ref,
      name: entry.name,
      before: entry.before,
      after: entry.after,
    }));
    if (output.csv) printCsv(rows);
    else printRows(rows, 'Nothing was changed yet.', output);
  });
}
