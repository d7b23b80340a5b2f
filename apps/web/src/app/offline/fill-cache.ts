// Caches the last fourteen days, the bookmarked pages and their notes. Requests no future day.
import { readPost } from '@wayfare/contracts/calls/blog';
import { type Bookmark, listBookmarks } from '@wayfare/contracts/calls/bookmarks';
import type { Contract, ResponseOf } from '@wayfare/contracts/calls/contract';
import { getHomilyFeed, listMonthDays, type ReadHomily, readHomily } from '@wayfare/contracts/calls/homily';
import { listNotes, toTextKey } from '@wayfare/contracts/calls/notes';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { getMemberSubscription } from '@wayfare/contracts/calls/subscription';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { days, minutes } from '@wayfare/contracts/rules/durations';
import { ApiError } from '#api/api-error.ts';
import { LoggedOutError, withToken } from '#api/authenticated-call.ts';
import { call, type Input } from '#api/call.ts';
import type { Person } from '#session/claims.ts';
import { toTrustedScriptUrl } from '#ui/trusted-html.ts';
import { loadAllNotes } from './all-notes.ts';
import { getCacheName, toCacheUrl } from './cached-responses.ts';
import { clearDevice, getDeviceReader, setDeviceReader } from './device-reader.ts';

const daysBack = 14;
/** Enough for all days. */
const feedPages = 2;
const maxBookmarks = 60;
const cacheMaxAgeMs = days(7);
const refreshIntervalMs = minutes(30);

export const canCacheTexts = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

type CallApi = <C extends Contract>(contract: C, input: Input<C>) => Promise<ResponseOf<C>>;

/** Refreshes the cache if it is old. Deletes it if access has ended. */
export async function fillCache(
  config: PublicConfig,
  { sub }: Pick<Person, 'sub'>,
  isForced = false,
): Promise<void> {
  if (sub === null || !canCacheTexts()) return;
  const deviceReader = getDeviceReader();
  if (!isForced && deviceReader !== null && Date.now() - deviceReader.lastSyncAt < refreshIntervalMs) return;
  const callApi: CallApi = (contract, input) =>
    withToken(config, (token) => call(contract, input, { config, token }));
  try {
    const { isActive, endsAt, accessUntil } = await callApi(getMemberSubscription, {});
    if (!isActive) return await clearDevice();
    const now = Date.now();
    const ends = [endsAt, accessUntil].flatMap((end) => (end === null ? [] : [Date.parse(end)]));
    const until = Math.min(now + cacheMaxAgeMs, ...ends.filter((end) => end > now));
    const responses = await loadResponses(callApi);
    // Before the first text, so that the cache can always be deleted.
    setDeviceReader({ sub, until, lastSyncAt: now });
    await writeCache(sub, responses);
    await navigator.serviceWorker.register(toTrustedScriptUrl('/sw.js'), {
      updateViaCache: 'none',
    });
  } catch (error) {
    const isOver = error instanceof ApiError && error.code === 'subscription_required';
    if (isOver || error instanceof LoggedOutError) return await clearDevice();
    if (isForced) throw error;
    // Retried at the next visit.
  }
}

/** By cache key. */
type Responses = Map<string, unknown>;

async function loadResponses(callApi: CallApi): Promise<Responses> {
  const responses: Responses = new Map();
  const addResponse = <C extends Contract>(contract: C, input: Input<C>, response: ResponseOf<C>) =>
    responses.set(toCacheUrl(contract, input), response);
  const load = async <C extends Contract>(contract: C, input: Input<C>): Promise<ResponseOf<C>> => {
    const response = await callApi(contract, input);
    addResponse(contract, input, response);
    return response;
  };
  const { bookmarks } = await load(listBookmarks, {});
  const dates = await listDates(callApi, bookmarks);
  const homilies: ReadHomily[] = [];
  // One at a time, so that the page stays responsive.
  for (const date of dates) {
    const homily = await nullIfGone(load(readHomily, { params: { date } }));
    if (homily !== null) homilies.push(homily);
  }
  const posts: { readonly kind: 'post'; readonly ref: string }[] = [];
  for (const { kind, ref, slug } of bookmarks.slice(0, maxBookmarks))
    if (kind === 'post' && slug !== null) {
      await nullIfGone(load(readPost, { params: { slug } }));
      posts.push({ kind, ref });
    }
  for (const month of new Set(dates.map((date) => date.slice(0, 7))))
    await load(listMonthDays, { params: { month } });
  const Items = homilies.map(({ chapter, verse, timestamp, ...homily }) => ({
    ...homily,
    chapter,
    verse,
    timestamp,
    recording: undefined,
  }));
  addResponse(getHomilyFeed, { query: {} }, { Items, totalPages: 1, totalCount: Items.length });
  const { notes } = await loadAllNotes(callApi);
  for (const text of [...dates.map((ref) => ({ kind: 'homily', ref }) as const), ...posts])
    addResponse(
      listNotes,
      { query: text },
      {
        notes: notes.filter((each) => toTextKey(each) === toTextKey(text)),
        unreadableCount: 0,
        texts: {},
        next: null,
      },
    );
  return responses;
}

/** A text that was just deleted must not stop the others. */
async function nullIfGone<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ApiError && [404, 410].includes(error.status)) return null;
    throw error;
  }
}

/** Newest first. */
async function listDates(callApi: CallApi, bookmarks: readonly Bookmark[]): Promise<string[]> {
  const dates = new Set<string>();
  let first = '';
  for (let page = 1; page <= feedPages; page += 1) {
    const { Items } = await callApi(getHomilyFeed, { query: { page, _t: Date.now() } });
    const [newest] = Items;
    if (page === 1 && newest !== undefined) first = addDays(newest.date, 1 - daysBack);
    for (const { date, locked } of Items) if (date >= first && locked !== true) dates.add(date);
  }
  for (const { kind, slug } of bookmarks.slice(0, maxBookmarks))
    if (kind === 'homily' && slug !== null) dates.add(slug);
  return [...dates].toSorted().toReversed();
}

/** Replaces all cached responses. */
async function writeCache(sub: string, responses: Responses): Promise<void> {
  // Opened once: after a log-out, writes go to the deleted cache.
  const store = await caches.open(await getCacheName(sub));
  if (getDeviceReader()?.sub !== sub) return await clearDevice();
  const headers = { 'content-type': 'application/json' };
  for (const [address, response] of responses)
    await store.put(address, new Response(JSON.stringify(response), { headers }));
  for (const request of await store.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!responses.has(pathname + search)) await store.delete(request);
  }
}

export async function countCachedTexts(sub: string): Promise<number> {
  const store = await caches.open(await getCacheName(sub));
  const texts = [readHomily, readPost].map(({ path }) => encodeURIComponent(JSON.stringify(path)));
  return (await store.keys()).filter(({ url }) => texts.some((text) => url.includes(text))).length;
}
