import { readPost } from '@wayfare/contracts/calls/blog';
import type { Contract, ResponseOf } from '@wayfare/contracts/calls/contract';
import { getMorning, isHomilyDate, readHomily } from '@wayfare/contracts/calls/homily';
import { getSubscriptionStatus } from '@wayfare/contracts/calls/subscription';
import { findSlugError } from '@wayfare/contracts/rules/slug';
import { call, type Fetch, type Input } from '#api/call.ts';
import type { IslandData } from '#islands/page-data.ts';
import { isWithin, paths } from '#paths.ts';
import type { Person } from '#session/claims.ts';
import type { StoredToken } from '#session/stored-token.ts';

/** A request that before-paint.ts started. */
export interface PrefetchedResponse {
  readonly address: string;
  readonly authorization: string;
  readonly response: Promise<Response>;
}

declare global {
  var prefetchedResponses: readonly PrefetchedResponse[] | undefined;
}

/** Uses each early response once, and only if the token is the same. */
const fetchOrUsePrefetched: Fetch = (address, init) => {
  const prefetched = globalThis.prefetchedResponses ?? [];
  const authorization = new Headers(init.headers).get('authorization');
  const match = prefetched.find((each) => each.address === address && each.authorization === authorization);
  globalThis.prefetchedResponses = prefetched.filter((each) => each !== match);
  return match?.response ?? fetch(address, init);
};

/** Responses that nothing has used yet would become stale. */
export function clearPrefetchedResponses(): void {
  globalThis.prefetchedResponses = undefined;
}

// The subscription and the text of the page are requested with the stored token while the session is validated.
// Each response is used once; after a failure the request is repeated. Responses are stored by member, because the
// session may turn out to be another member's.

const responses = new Map<string, Promise<unknown>>();
const values = new Map<string, unknown>();

const toKey = (sub: string, { service, path }: Contract, input: unknown): string =>
  JSON.stringify([sub, service, path, input]);

type PrefetchedPageData = Pick<IslandData, 'today'> & {
  readonly config: Pick<IslandData['config'], 'bases'>;
};

/** Rejects if the token is invalid. */
export function prefetchPage(
  { config, today }: PrefetchedPageData,
  { token, sub }: Pick<StoredToken, 'token' | 'sub'>,
  pathname: string,
): Promise<unknown> {
  const request = <C extends Contract>(contract: C, input: Input<C>) => {
    const response = call(contract, input, { config, token, fetch: fetchOrUsePrefetched });
    const key = toKey(sub, contract, input);
    responses.set(key, response);
    response.then(
      (value) => values.set(key, value),
      () => {},
    );
    return response;
  };
  const requestText = (): Promise<unknown> | null => {
    if (pathname === paths.profile) return request(getMorning, {});
    const date = pathname === paths.home ? today : (pathname.split('/').at(-1) ?? '');
    const isHomily = pathname === paths.home || (isHomilyDate(date) && pathname === paths.homily(date));
    if (isHomily) return request(readHomily, { params: { date } });
    const slug = findPostSlug(pathname);
    return slug === null ? null : request(readPost, { params: { slug } });
  };
  const text = requestText();
  const status = request(getSubscriptionStatus, {});
  // Waits a moment for the text, so that the page renders once.
  return Promise.all([status, text && Promise.race([text.catch(() => {}), pause(maxTextWaitMs)])]);
}

/** Null if the page is not a post. */
export function findPostSlug(pathname: string): string | null {
  const slug = isWithin(pathname, paths.blog) ? pathname.slice(paths.blog.length + 1) : '';
  return findSlugError(slug) === null ? slug : null;
}

const maxTextWaitMs = 300;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** For the first render. */
export function getPrefetched<C extends Contract>(
  { sub }: Pick<Person, 'sub'>,
  contract: C,
  input: Input<C>,
): ResponseOf<C> | undefined {
  if (sub === null) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- requested and validated by this contract
  return values.get(toKey(sub, contract, input)) as ResponseOf<C> | undefined;
}

/** The service sent the text of the page, so the person may read it, also while the subscription is unknown. */
export function hasPrefetchedText(person: Pick<Person, 'sub'>, pathname: string): boolean {
  const ref = pathname.split('/').at(-1) ?? '';
  return (
    getPrefetched(person, readHomily, { params: { date: ref } }) !== undefined ||
    getPrefetched(person, readPost, { params: { slug: ref } }) !== undefined
  );
}

/** The prefetched response, or a new request if there is none or it failed. */
export function takePrefetched<C extends Contract>(
  { sub }: Pick<Person, 'sub'>,
  contract: C,
  input: Input<C>,
  sendRequest: () => Promise<ResponseOf<C>>,
): Promise<ResponseOf<C>> {
  if (sub === null) return sendRequest();
  const key = toKey(sub, contract, input);
  const prefetched = responses.get(key);
  responses.delete(key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- requested and validated by this contract
  return prefetched === undefined ? sendRequest() : (prefetched as Promise<ResponseOf<C>>).catch(sendRequest);
}

/** Call after a change of what was prefetched. */
export function clearPrefetched(): void {
  responses.clear();
  values.clear();
}
