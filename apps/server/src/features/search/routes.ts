import { listDaysOfChapter, listGospels } from '@wayfare/contracts/calls/gospels';
import { searchTexts } from '@wayfare/contracts/calls/search';
import { minutes } from '@wayfare/contracts/rules/durations';
import { findGospel, parseChapter } from '@wayfare/contracts/rules/gospels';
import { parsePage } from '@wayfare/contracts/rules/paging';
import { canReadHomilies, canReadPosts } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Bearer } from '#adapters/identity/identity.ts';
import type { AppDeps } from '#app-deps.ts';
import { findMember, toViewer } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { noStore } from '#http/responses/no-store.ts';
import { problem } from '#http/responses/problems.ts';
import type { AnswerSearch } from './answer-search.ts';
import type { DaysByChapter } from './chapter-queries.ts';
import type { SearchKind } from './entry-queries.ts';

export interface SearchDeps
  extends Pick<AppDeps, 'db' | 'clock' | 'identity' | 'isSubscriber' | 'limits' | 'timeZone'> {
  readonly answerSearch: AnswerSearch;
  readonly daysByChapter: DaysByChapter;
}

export const searchLimit = { name: 'search', uses: 120, windowMs: minutes(1) };

export function searchRoutes(app: FastifyInstance, deps: SearchDeps): void {
  const { identity, limits } = deps;
  const listReadableKinds = async (caller: Bearer | null): Promise<SearchKind[]> => {
    const viewer = toViewer(deps, caller);
    const [homilies, posts] = [await canReadHomilies(viewer), await canReadPosts(viewer)];
    return [...(homilies ? (['homily'] as const) : []), ...(posts ? (['post'] as const) : [])];
  };
  const guards = { limit: limits.perNetwork(searchLimit), caller: findMember(identity) };
  route(app, searchTexts, guards, async ({ query, auth, reply }) => {
    noStore(reply);
    return deps.answerSearch(query, await listReadableKinds(auth.caller));
  });
  // Public.
  route(app, listGospels, {}, async ({ reply }) => {
    allowRevalidation(reply);
    return { gospels: [...(await deps.daysByChapter.gospels())] };
  });
  route(app, listDaysOfChapter, {}, async ({ params, query, reply }) => {
    const gospel = findGospel(params.book);
    const chapter = gospel && parseChapter(gospel, params.chapter);
    if (gospel === null || chapter === null) throw problem('no_such_route');
    allowRevalidation(reply);
    return deps.daysByChapter.days(gospel, chapter, parsePage(query.page));
  });
}

const allowRevalidation = (reply: FastifyReply): void => void reply.header('cache-control', 'no-cache');
