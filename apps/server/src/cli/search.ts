import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import type { Command } from 'commander';
import { findAllDifferences, rebuildSearch } from '#features/search/entry-queries.ts';
import { countWords } from '#features/search/word-count-queries.ts';
import { searchSources } from '#search-sources.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printResult } from './print.ts';

export function searchCommands(wayfare: Command): void {
  const search = wayfare.command('search').description('what readers search');
  search
    .command('rebuild')
    .description('make every published text searchable anew; readers go on searching meanwhile')
    .option('--json', 'print JSON')
    .action(rebuild);
  search
    .command('check')
    .description('hold what is searched against every published text')
    .option('--json', 'print JSON')
    .action(check);
}

async function rebuild(options: Output): Promise<void> {
  await withParts(async (_, { db, clock, timeZone }) => {
    const texts = await rebuildSearch(db, searchSources);
    await countWords(db, toCalendarDate(clock.now(), timeZone));
    printResult(`${texts} texts are searched as they stand now.`, { texts }, options);
  });
}

async function check(options: Output): Promise<void> {
  await withParts(async (_, { db }) => {
    const { texts, wrong } = await findAllDifferences(db, searchSources);
    if (wrong.length > 0)
      throw new CommandError(
        `${wrong.length} of ${texts} texts are not searched as they stand (${wrong.slice(0, 5).join(', ')}): mend it by wayfare search rebuild.`,
      );
    printResult(`All ${texts} published texts are searched as they stand.`, { texts }, options);
  });
}
