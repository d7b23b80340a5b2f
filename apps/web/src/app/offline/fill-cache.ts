// What is kept on this device for reading without a line, by name: the last fourteen days, the pages that were bookmarked,
// and the notes at them. Nothing that opens later is asked for, so nothing of tomorrow can be here today.
import { readPost } from '@wayfare/contracts/calls/blog';
import { type Bookmark, listBookmarks } from '@wayfare/contracts/calls/bookmarks';
import type { Contract, ResponseOf } from '@wayfare/contracts/calls/contract';
import { getHomilyFeed, listMonthDays, type ReadHomily, readHomily } from '@wayfare/contracts/calls/homily';
import { listNotes, type Note, toTextKey } from '@wayfare/contracts/calls/notes';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { getMemberSubscription } from '@wayfare/contracts/calls/subscription';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { days, minutes } from '@wayfare/contracts/rules/durations';
import { ApiError } from '#api/api-error.ts';
import { LoggedOut, withTokenHere } from '#api/authenticated-call.ts';
import { call, type Input } from '#api/call.ts';
import type { Person } from '#session/claims.ts';
import { ownScript } from '#ui/trusted-html.ts';
import { addressOf, storeNameOf } from './cached-responses.ts';
import { keepReader, readerHere, wipeDevice } from './device-reader.ts';

const daysBack = 14;
/** So many pages of the list have them all. */
const feedPages = 2;
/** Of more bookmarks than anybody takes along, the newest. */
const bookmarksMost = 60;
/** With a hundred notes and more on each. */
const notePagesMost = 10;
const keptForMs = days(7);
const againAfterMs = minutes(30);

export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis;

type Ask = <C extends Contract>(contract: C, input: Input<C>) => Promise<ResponseOf<C>>;

/** Brings what is kept up to date, now and then; where the access has ended, it is wiped. */
export async function keepDays(
  config: PublicConfig,
  { sub }: Pick<Person, 'sub'>,
  isAskedFor = false,
): Promise<void> {
  if (sub === null || !canKeep()) return;
  const here = readerHere();
  if (!isAskedFor && here !== null && Date.now() - here.heard < againAfterMs) return;
  const ask: Ask = (contract, input) =>
    withTokenHere(config, (token) => call(contract, input, { config, token }));
  try {
    const { isActive, endsAt, accessUntil } = await ask(getMemberSubscription, {});
    if (!isActive) return await wipeDevice();
    const now = Date.now();
    const ends = [endsAt, accessUntil].flatMap((end) => (end === null ? [] : [Date.parse(end)]));
    const until = Math.min(now + keptForMs, ...ends.filter((end) => end > now));
    const answers = await gather(ask);
    // Before the first text, so that whatever wipes finds whose it is.
    keepReader({ sub, until, heard: now });
    await fill(sub, answers);
    await navigator.serviceWorker.register(ownScript('/sw.js'), {
      updateViaCache: 'none',
    });
  } catch (error) {
    const isOver = error instanceof ApiError && error.code === 'subscription_required';
    if (isOver || error instanceof LoggedOut) return await wipeDevice();
    if (isAskedFor) throw error;
    // Else it is tried again at the next visit; what was kept before is kept.
  }
}

/** Each answer by its address. */
type Answers = Map<string, unknown>;

async function gather(ask: Ask): Promise<Answers> {
  const answers: Answers = new Map();
  const note = <C extends Contract>(contract: C, input: Input<C>, answer: ResponseOf<C>) =>
    answers.set(addressOf(contract, input), answer);
  const keep = async <C extends Contract>(contract: C, input: Input<C>): Promise<ResponseOf<C>> => {
    const answer = await ask(contract, input);
    note(contract, input, answer);
    return answer;
  };
  const { bookmarks } = await keep(listBookmarks, {});
  const dates = await datesOf(ask, bookmarks);
  const homilies: ReadHomily[] = [];
  // One after the other: somebody reads meanwhile.
  for (const date of dates) {
    const homily = await unlessGone(keep(readHomily, { params: { date } }));
    if (homily !== null) homilies.push(homily);
  }
  const posts: { readonly kind: 'post'; readonly ref: string }[] = [];
  for (const { kind, ref, slug } of bookmarks.slice(0, bookmarksMost))
    if (kind === 'post' && slug !== null) {
      await unlessGone(keep(readPost, { params: { slug } }));
      posts.push({ kind, ref });
    }
  for (const month of new Set(dates.map((date) => date.slice(0, 7))))
    await keep(listMonthDays, { params: { month } });
  const Items = homilies.map(({ chapter, verse, timestamp, ...homily }) => ({
    ...homily,
    chapter,
    verse,
    timestamp,
    recording: undefined,
  }));
  note(getHomilyFeed, { query: {} }, { Items, totalPages: 1, totalCount: Items.length });
  const notes = await allNotes(ask);
  for (const text of [...dates.map((ref) => ({ kind: 'homily', ref }) as const), ...posts])
    note(
      listNotes,
      { query: text },
      {
        notes: notes.filter((each) => toTextKey(each) === toTextKey(text)),
        unreadableCount: 0,
        texts: {},
        next: null,
      },
    );
  return answers;
}

/** A text that was taken back a moment ago keeps the others from nobody. */
async function unlessGone<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && [404, 410].includes(error.status)) return null;
    throw error;
  }
}

/** The newest first. */
async function datesOf(ask: Ask, bookmarks: readonly Bookmark[]): Promise<string[]> {
  const found = new Set<string>();
  let first = '';
  for (let page = 1; page <= feedPages; page += 1) {
    const { Items } = await ask(getHomilyFeed, { query: { page, _t: Date.now() } });
    const [newest] = Items;
    if (page === 1 && newest !== undefined) first = addDays(newest.date, 1 - daysBack);
    for (const { date, locked } of Items) if (date >= first && locked !== true) found.add(date);
  }
  for (const { kind, slug } of bookmarks.slice(0, bookmarksMost))
    if (kind === 'homily' && slug !== null) found.add(slug);
  return [...found].toSorted().toReversed();
}

async function allNotes(ask: Ask): Promise<Note[]> {
  const found: Note[] = [];
  let before: string | undefined;
  for (let page = 0; page < notePagesMost; page += 1) {
    const { notes, next } = await ask(listNotes, { query: { before } });
    found.push(...notes);
    if (!next) break;
    before = next;
  }
  return found;
}

/** All at once takes the place of all that was there: what has been taken back goes. */
async function fill(sub: string, answers: Answers): Promise<void> {
  // Opened once: what somebody who logs out meanwhile has wiped does not come again by it.
  const store = await caches.open(await storeNameOf(sub));
  if (readerHere()?.sub !== sub) return await wipeDevice();
  const headers = { 'content-type': 'application/json' };
  for (const [address, answer] of answers)
    await store.put(address, new Response(JSON.stringify(answer), { headers }));
  for (const request of await store.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!answers.has(pathname + search)) await store.delete(request);
  }
}

/** How many texts are kept here. */
export async function countKept(sub: string): Promise<number> {
  const store = await caches.open(await storeNameOf(sub));
  const texts = [readHomily, readPost].map(({ path }) => encodeURIComponent(JSON.stringify(path)));
  return (await store.keys()).filter(({ url }) => texts.some((text) => url.includes(text))).length;
}
