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

interface RenderedSearch {
  readonly body: string;
  readonly status: number;
  readonly headers: HeaderRecord;
}

/** What a person is told in words; whatever else fails is ours to mend. */
const visibleErrors: Partial<Record<ProblemCode, SearchError>> = {
  too_many_requests: 'too-many',
  unavailable: 'busy',
  invalid_input: 'no-such-page',
};

/**
 * `/search`, for everybody and without a script: a form that asks by its address. What is asked may tell a person's
 * troubles, so that neither a cache nor the next page hears of it.
 */
export function searchPageRoute(app: FastifyInstance, deps: SearchPageDeps): void {
  const { answerSearch, limits, site } = deps;
  const security = { ...deps.security, 'x-robots-tag': 'noindex' };
  const ofOne = { ...security, 'referrer-policy': 'no-referrer' };
  const type = 'text/html; charset=utf-8';
  let unasked: { readonly facts: PageData; readonly answer: Promise<CachedResponse> } | undefined;

  /** The same for everybody, until the site is drawn anew. */
  function answerUnasked(): Promise<CachedResponse> {
    const facts = site.pageData();
    if (unasked?.facts !== facts) {
      const body = renderSearch(facts, { params: null });
      unasked = { facts, answer: createCachedResponse(security, { body, type, cacheControl: 'no-cache' }) };
    }
    return unasked.answer;
  }

  async function drawn(asked: SearchPageParams, ip: string): Promise<RenderedSearch> {
    try {
      await limits.count(searchLimit, toNetwork(ip));
      // As a stranger, whoever it is: the page is given no token.
      const found = await answerSearch(toSearchRequest(asked), []);
      return {
        body: renderSearch(site.pageData(), { params: asked, response: found }),
        status: 200,
        headers: {},
      };
    } catch (error) {
      const { code, status, retryAfterSeconds } = toProblem(error);
      const trouble = visibleErrors[code];
      if (trouble === undefined) throw error;
      const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
      return { body: renderSearch(site.pageData(), { params: asked, error: trouble }), status, headers };
    }
  }

  app.get('/search', async (request, reply) => {
    const { url, ip } = request;
    const asked = parseSearchPageParams(
      new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : ''),
    );
    if (asked.q === '') return sendCached(request, reply, await answerUnasked());
    const { body, status, headers } = await drawn(asked, ip);
    const answer = await createCachedResponse(
      { ...ofOne, ...headers },
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
  isTermsOff: isWordsOff,
  after,
}: SearchPageParams): SearchRequest => ({
  q,
  ...(isNewestFirst ? { sort: 'newest' } : {}),
  ...(isPassageOff ? { passage: 'off' } : {}),
  ...(isWordsOff ? { terms: 'off' } : {}),
  ...(after === null ? {} : { after }),
});
