import type { DaysOfChapter } from '@wayfare/contracts/calls/gospels';
import { findGospel, parseChapter } from '@wayfare/contracts/rules/gospels';
import { parsePage } from '@wayfare/contracts/rules/paging';
import { type ChapterProps, renderChapter, type SiteFacts } from '@wayfare/web/site';
import type { FastifyInstance } from 'fastify';
import { type CachedResponse, createCachedResponse, sendCached } from '#http/responses/cached-response.ts';
import type { HeaderRecord } from '#http/responses/security-headers.ts';
import type { DaysByChapter } from '../search/chapter-queries.ts';
import type { Site } from './site.ts';

interface Needs {
  readonly daysByChapter: DaysByChapter;
  readonly site: Pick<Site, 'facts' | 'notFound'>;
  readonly security: HeaderRecord;
}

interface Drawn {
  readonly facts: SiteFacts;
  readonly answer: Promise<CachedResponse>;
}

interface Visit {
  Params: { book: string; chapter: string };
  Querystring: { page?: unknown };
}

/** `/gospel/{book}/{chapter}`: drawn when it is asked for, and kept while its list and the site stay as they are. */
export function chapterPage(app: FastifyInstance, { daysByChapter, site, security }: Needs): void {
  const drawn = new WeakMap<DaysOfChapter, Drawn>();

  function answerWith(props: ChapterProps): Promise<CachedResponse> {
    const facts = site.facts();
    const known = drawn.get(props.list);
    if (known?.facts === facts) return known.answer;
    const body = renderChapter(facts, props);
    const answer = createCachedResponse(security, {
      body,
      type: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
    });
    drawn.set(props.list, { facts, answer });
    return answer;
  }

  app.get<Visit>('/gospel/:book/:chapter', async (request, reply) => {
    const gospel = findGospel(request.params.book);
    const chapter = gospel && parseChapter(gospel, request.params.chapter);
    if (gospel === null || chapter === null) return sendCached(request, reply, site.notFound());
    const { page } = request.query;
    const list = await daysByChapter.days(gospel, chapter, parsePage(typeof page === 'string' ? page : ''));
    sendCached(request, reply, await answerWith({ gospel, chapter, list }));
  });
}
