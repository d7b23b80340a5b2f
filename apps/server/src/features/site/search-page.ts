import {
  type PageData,
  parseSearchPageParams,
  renderSearch,
  type SearchError,
  type SearchPageParams,
} from '@wayfare/web/site';
import type { FastifyInstance } from 'fastify';
import { toNetwork } from '#http/client-network.ts';
import {
  type CachedResponse,
  createCachedResponse,
  preferredEncoding,
  sendCached,
} from '#http/responses/cached-response.ts';
import { toProblem } from '#http/responses/errors.ts';
import type { ProblemCode } from '#http/responses/problems.ts';
import type { HeaderRecord } from '#http/responses/security-headers.ts';
import type { SearchRequest } from '../search/answer-search.ts';
import { type SearchDeps, searchLimit } from '../search/routes.ts';
import type { Site } from './site.ts';

interface SearchPageDeps extends Pick<SearchDeps, 'answerSearch' | 'limits'> {
  readonly site: Pick<Site, 'pageData'>;
  readonly security: HeaderRecord;
}

/** Errors that the page explains; others are rethrown. */
const visibleErrors: Partial<Record<ProblemCode, SearchError>> = {
  too_many_requests: 'too-many',
  unavailable: 'busy',
  invalid_input: 'no-such-page',
};

/** `/search` works without a script. Queries may be personal, so responses are not cached and send no referrer. */
export function searchPageRoute(app: FastifyInstance, deps: SearchPageDeps): void {
  const { answerSearch, limits, site } = deps;
  const security = { ...deps.security, 'x-robots-tag': 'noindex' };
  const privateHeaders = { ...security, 'referrer-policy': 'no-referrer' };
  const type = 'text/html; charset=utf-8';
  let emptyPage: { readonly data: PageData; readonly answer: Promise<CachedResponse> } | undefined;

  /** Cached until the site is rendered again. */
  function renderWithoutQuery(): Promise<CachedResponse> {
    const data = site.pageData();
    if (emptyPage?.data !== data) {
      const body = renderSearch(data, { params: null });
      emptyPage = { data, answer: createCachedResponse(security, { body, type, cacheControl: 'no-cache' }) };
    }
    return emptyPage.answer;
  }

  async function render(params: SearchPageParams, ip: string) {
    try {
      await limits.count(searchLimit, toNetwork(ip));
      // Always searches as a visitor: the page gets no token.
      const response = await answerSearch(toSearchRequest(params), []);
      return {
        body: renderSearch(site.pageData(), { params, response }),
        status: 200,
        headers: {},
      };
    } catch (error) {
      const { code, status, retryAfterSeconds } = toProblem(error);
      const searchError = visibleErrors[code];
      if (searchError === undefined) throw error;
      const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
      return { body: renderSearch(site.pageData(), { params, error: searchError }), status, headers };
    }
  }

  app.get('/search', async (request, reply) => {
    const { url, ip } = request;
    const params = parseSearchPageParams(
      new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : ''),
    );
    if (params.q === '') return sendCached(request, reply, await renderWithoutQuery());
    const { body, status, headers } = await render(params, ip);
    const answer = await createCachedResponse(
      { ...privateHeaders, ...headers },
      {
        body,
        type,
        status,
        cacheControl: 'private, no-store',
        vary: 'accept-encoding',
        encoding: preferredEncoding(request.headers['accept-encoding']),
      },
    );
    sendCached(request, reply, answer);
  });
}

const toSearchRequest = ({
  q,
  isNewestFirst,
  isPassageOff,
  isTermsOff,
  after,
}: SearchPageParams): SearchRequest => ({
  q,
  ...(isNewestFirst ? { sort: 'newest' } : {}),
  ...(isPassageOff ? { passage: 'off' } : {}),
  ...(isTermsOff ? { terms: 'off' } : {}),
  ...(after === null ? {} : { after }),
});
