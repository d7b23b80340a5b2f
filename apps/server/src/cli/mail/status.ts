import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import { type Command, InvalidArgumentError } from 'commander';
import { progressOfDay, todayOf } from '#features/homily/morning-mail/progress.ts';
import { withParts } from '../operator.ts';
import { type Output, printRow } from '../print.ts';

interface Options extends Output {
  readonly day?: string;
}

export function statusCommand(mail: Command): void {
  mail
    .command('status')
    .description('show how the mail of a day is going: who has it, who waits, and how fast it goes')
    .option('--day <date>', "another day than the site's own today", dateGiven)
    .option('--json', 'print JSON')
    .action((options: Options) =>
      withParts(async ({ config }, features) => {
        const { sentLately, ...progress } = await progressOfDay(features, options.day ?? todayOf(features));
        const { isQuiet } = config;
        printRow({ ...progress, perSecond: Math.round((sentLately / 60) * 10) / 10, isQuiet }, options);
      }),
    );
}

function dateGiven(text: string): string {
  if (!isHomilyDate(text)) throw new InvalidArgumentError('Write the date as YYYY-MM-DD, from 1970 to 2100.');
  return text;
}
