import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import type { Command } from 'commander';
import { findAllDifferences, rebuildSearch } from '#features/search/entry-queries.ts';
import { countWords } from '#features/search/word-count-queries.ts';
import { searchSources } from '#search-sources.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printResult } from './print.ts';

export function searchCommands(wayfare: Command): void {
  const search = wayfare.command('search').description('the search index');
  search.command('rebuild').description('rebuild the search index; search works meanwhile').action(rebuild);
  search.command('check').description('compare the search index with all published texts').action(check);
}

async function rebuild(options: Output): Promise<void> {
  await withParts(async (_, { db, clock, timeZone }) => {
    const texts = await rebuildSearch(db, searchSources);
    await countWords(db, toCalendarDate(clock.now(), timeZone));
    printResult(`Indexed ${texts} texts.`, { texts }, options);
  });
}

async function check(options: Output): Promise<void> {
  await withParts(async (_, { db }) => {
    const { texts, wrong } = await findAllDifferences(db, searchSources);
    if (wrong.length > 0)
      throw new CommandError(
        `${wrong.length} of ${texts} texts differ in the search index (${wrong.slice(0, 5).join(', ')}): run wayfare search rebuild.`,
      );
    printResult(`The search index matches all ${texts} published texts.`, { texts }, options);
  });
}
