import type { SearchResponse } from '@wayfare/contracts/calls/search';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { postSearchSource } from '#features/blog/search-source.ts';
import { homilySearchSource } from '#features/homily/search-source.ts';
import { homilySite } from '#features/homily/testing/homily-site.ts';
import { createAnswerSearch } from '../answer-search.ts';
import { createDaysByChapter } from '../chapter-queries.ts';
import { findAllDifferences, refreshAll } from '../entry-queries.ts';
import { searchRoutes } from '../routes.ts';
import { countWords } from '../word-count-queries.ts';

/** A server with homilies and search; `find` searches as an editor. */
export async function searchSite(database: TestDatabase) {
  const site = await homilySite(database, {
    extraRoutes: (app, deps) =>
      searchRoutes(app, {
        ...deps,
        answerSearch: createAnswerSearch(deps),
        daysByChapter: createDaysByChapter(deps),
      }),
  });
  const { token } = await site.member({ groups: ['homily-admin', 'blog-admin'] });
  const ask = (query: string, as: string | null = token) =>
    site.visit('GET', `/api/search/texts?${query}`, as === null ? {} : { token: as });
  return {
    ask,
    async find(q: string, more = '', as: string | null = token): Promise<SearchResponse> {
      const answer = await ask(`q=${encodeURIComponent(q)}${more}`, as);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<SearchResponse>();
    },
    member: site.member,
    publish: (date: string, content: Partial<HomilyContent>) => site.publish(token, date, content),
    async editor(method: 'POST', path: string, payload: object = {}) {
      const answer = await site.call(method, path, { token, payload });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    /** Inserts `count` homilies, 15 days apart, back from `last`. */
    async fill(last: string, count: number, homilyText: string) {
      await database.query(
        `with days as (select $1::date - 15 * day as date from generate_series(0, $2::int - 1) as day)
         insert into homily (date, title, book, chapter, verse, gospel_text, source, copyright, homily_text, published_at)
         select date, 'A day', 'Luke', 1, '1-4', 'In those days.', '', '', $3, now() from days`,
        [last, count, homilyText],
      );
      await refreshAll(database, [homilySearchSource]);
    },
    countWords: () => countWords(database, '2026-11-21'),
    async differences() {
      return (await findAllDifferences(database, [homilySearchSource, postSearchSource])).wrong;
    },
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  };
}
