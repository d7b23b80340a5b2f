import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import type { Command } from 'commander';
import { rebuildSearch } from '#features/search/entry-queries.ts';
import { countWords } from '#features/search/word-count-queries.ts';
import { searchSources } from '#search-sources.ts';
import { withParts } from './operator.ts';
import { type Output, printResult } from './print.ts';

export function searchCommands(wayfare: Command): void {
  const search = wayfare.command('search').description('the search index');
  search.command('rebuild').description('rebuild the search index; search works meanwhile').action(rebuild);
}

async function rebuild(options: Output): Promise<void> {
  await withParts(async (_, { db, clock, timeZone }) => {
    const texts = await rebuildSearch(db, searchSources);
    await countWords(db, toCalendarDate(clock.now(), timeZone));
    printResult(`Indexed ${texts} texts.`, { texts }, options);
  });
}
