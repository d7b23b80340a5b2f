import type { DaysOfChapter } from '@wayfare/contracts/calls/gospels';
import { findGospel, parseChapter } from '@wayfare/contracts/rules/gospels';
import { parsePage } from '@wayfare/contracts/rules/paging';
import { type ChapterProps, type PageData, renderChapter } from '@wayfare/web/site';
import type { FastifyInstance } from 'fastify';
import { type CachedResponse, createCachedResponse, sendCached } from '#http/responses/cached-response.ts';
import type { HeaderRecord } from '#http/responses/security-headers.ts';
import type { DaysByChapter } from '../search/chapter-queries.ts';
import type { Site } from './site.ts';

interface ChapterPageDeps {
  readonly daysByChapter: DaysByChapter;
  readonly site: Pick<Site, 'pageData' | 'notFound'>;
  readonly security: HeaderRecord;
}

interface CachedPage {
  readonly data: PageData;
  readonly answer: Promise<CachedResponse>;
}

interface ChapterRequest {
  Params: { book: string; chapter: string };
  Querystring: { page?: unknown };
}

/** `/gospel/{book}/{chapter}`: rendered on demand, and cached while its list and the site are unchanged. */
export function chapterPageRoute(
  app: FastifyInstance,
  { daysByChapter, site, security }: ChapterPageDeps,
): void {
  const pages = new WeakMap<DaysOfChapter, CachedPage>();

  function render(props: ChapterProps): Promise<CachedResponse> {
    const data = site.pageData();
    const cached = pages.get(props.list);
    if (cached?.data === data) return cached.answer;
    const body = renderChapter(data, props);
    const answer = createCachedResponse(security, {
      body,
      type: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
    });
    pages.set(props.list, { data, answer });
    return answer;
  }

  app.get<ChapterRequest>('/gospel/:book/:chapter', async (request, reply) => {
    const gospel = findGospel(request.params.book);
    const chapter = gospel && parseChapter(gospel, request.params.chapter);
    if (gospel === null || chapter === null) return sendCached(request, reply, site.notFound());
    const { page } = request.query;
    const list = await daysByChapter.days(gospel, chapter, parsePage(typeof page === 'string' ? page : ''));
    sendCached(request, reply, await render({ gospel, chapter, list }));
  });
}
