import { type HomilyState, homilyStates } from '@wayfare/contracts/calls/homily-editor';
import { type Command, Option } from 'commander';
import { listWritten } from '#features/homily/editing/overview.ts';
import { todayIn } from '#features/homily/homily.ts';
import { withParts } from '../operator.ts';
import { type Output, printRows } from '../print.ts';

interface Options extends Output {
  readonly from: string;
  readonly to: string;
  readonly status?: HomilyState;
}

export function listCommand(homilies: Command, dateGiven: (text: string) => string): void {
  homilies
    .command('list')
    .description('show which homilies there are')
    .option('--from <date>', 'the first date', dateGiven, '1970-01-01')
    .option('--to <date>', 'the last date', dateGiven, '2100-12-31')
    .addOption(
      new Option('--status <name>', 'only those').choices(
        homilyStates.filter((state) => state !== 'missing'),
      ),
    )
    .option('--json', 'print JSON')
    .action((options: Options) =>
      withParts(async ({ database, config, clock }) => {
        const today = todayIn(config.site.timeZone, clock)();
        const written = await listWritten(database, options, today);
        const rows = written
          .filter(({ state }) => options.status === undefined || state === options.status)
          .map(({ date, state, hasUnpublishedChanges, book, chapter, verse, title }) => ({
            date,
            status: state,
            changed: hasUnpublishedChanges ? 'not published yet' : '',
            reading: `${book} ${chapter ?? ''}:${verse}`,
            title,
          }));
        printRows(rows, 'There are no homilies of that kind.', options);
      }),
    );
}
