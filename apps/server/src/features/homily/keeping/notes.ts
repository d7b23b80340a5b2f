import type { KeyObject } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BodyOf } from '@wayfare/contracts/calls/contract';
import {
  type Note,
  type NotePart,
  notesMost,
  notesOfDayMost,
  type saveNote,
} from '@wayfare/contracts/calls/notes';
import { days, hours } from '@wayfare/contracts/rules/durations';
import { nameOfHomily } from '@wayfare/contracts/rules/homily-name';
import { seal, unseal } from '@wayfare/user-pool/sealed-box';
import * as z from 'zod/mini';
import type { Db } from '#adapters/db/database.ts';
import { findPerson, personOf } from '#features/person/person-queries.ts';
import { problem } from '#http/answers/problems.ts';
import { findHomilies, findHomily } from '../homily.ts';
import type { KeepingDeps } from './keeping-deps.ts';

const kind = 'homily';

type Given = BodyOf<typeof saveNote>;
type Content = Pick<Note, 'part' | 'anchor' | 'words'>;
interface Needs extends Pick<KeepingDeps, 'noteKeys'> {
  readonly db: Db;
}

/** Written and taken back, for whatever reason: nobody needs more. */
const writings = { name: 'notes of a member', uses: 1_000, windowMs: hours(1) };

const contentShape = z.object({
  part: z.optional(z.enum(['gospel', 'reflection'])),
  words: z.string(),
  anchor: z.object({
    quote: z.string(),
    before: z.string(),
    behind: z.string(),
    at: z.number(),
    isAlone: z.optional(z.boolean()),
  }),
});

/** Whose it is, of which text, and which: a box put in another's place does not open. */
const label = (personId: string, ref: string, noteId: string): string =>
  `note ${noteId} of ${personId} at ${kind} ${ref}`;

interface Row {
  readonly noteId: string;
  readonly ref: string;
  readonly sealed: Uint8Array;
  readonly changedAt: Date;
}

const columns = 'note_id as "noteId", ref, sealed, changed_at as "changedAt"';

function opened(key: KeyObject, personId: string, { noteId, ref, sealed, changedAt }: Row): Note | null {
  const bytes = unseal(key, label(personId, ref, noteId), sealed);
  if (bytes === null) return null;
  const content = z.parse(contentShape, JSON.parse(bytes.toString('utf8')));
  return { noteId, date: ref, ...content, changedAt: changedAt.toISOString() };
}

async function findKey({ db, noteKeys }: Needs, personId: string): Promise<KeyObject | null> {
  const { rows } = await db.query<{ wrapped: Uint8Array }>(
    'select wrapped from note_key where person_id = $1',
    [personId],
  );
  return rows[0] === undefined ? null : noteKeys.open(personId, rows[0].wrapped);
}

interface Opened {
  readonly notes: Note[];
  readonly lost: number;
}

interface Page extends Opened {
  /** Before which day the next page begins; null after the last. */
  readonly next: string | null;
}

const none: Page = { notes: [], lost: 0, next: null };

/** The Gospel stands before the reflection, in the alphabet too. */
const partOf = ({ part = 'reflection' }: Content): NotePart => part;

/** Those that open, by day and place, and how many do not. */
async function openNotes(
  { db }: Needs,
  key: KeyObject,
  personId: string,
  dates: readonly string[],
): Promise<Opened> {
  const { rows } = await db.query<Row>(
    `select ${columns} from note where person_id = $1 and kind = $2 and ref = any($3)`,
    [personId, kind, dates],
  );
  const notes: Note[] = [];
  for (const [at, row] of rows.entries()) {
    // Whoever has many keeps nobody else waiting.
    if (at % 50 === 49) await nextTurn();
    const note = opened(key, personId, row);
    if (note !== null) notes.push(note);
  }
  notes.sort(
    (a, b) =>
      b.date.localeCompare(a.date) ||
      partOf(a).localeCompare(partOf(b)) ||
      a.anchor.at - b.anchor.at ||
      a.noteId.localeCompare(b.noteId),
  );
  return { notes, lost: rows.length - notes.length };
}

/** Whole days, for what comes first on one is known only once all of it is open. */
const notesOnPage = 100;

/** The notes of the newest days, or of those before a date; of one day alone where `date` says so. */
export async function notesOf(
  needs: Needs,
  personId: string,
  { date, before }: { readonly date?: string | undefined; readonly before?: string | undefined } = {},
): Promise<Page> {
  const { rows: days } = await needs.db.query<{ ref: string; many: number }>(
    `select ref, count(*)::int as many from note
     where person_id = $1 and kind = $2 and ($3::text is null or ref = $3) and ($4::text is null or ref < $4)
     group by ref order by ref desc`,
    [personId, kind, date ?? null, before ?? null],
  );
  if (days.length === 0) return none;
  const key = await findKey(needs, personId);
  if (key === null) return { ...none, lost: days.reduce((sum, { many }) => sum + many, 0) };
  const dates: string[] = [];
  let sum = 0;
  for (const { ref, many } of days) {
    sum += many;
    if (dates.length > 0 && sum > notesOnPage) break;
    dates.push(ref);
  }
  const next = dates.length < days.length ? (dates.at(-1) ?? null) : null;
  return { ...(await openNotes(needs, key, personId, dates)), next };
}

export async function listNotesOf(
  deps: Needs,
  sub: string,
  which: { readonly date?: string | undefined; readonly before?: string | undefined },
) {
  const personId = await findPerson(deps.db, sub);
  if (personId === null) return { ...none, days: {} };
  const found = await notesOf(deps, personId, which);
  if (which.date !== undefined) return { ...found, days: {} };
  const homilies = await findHomilies(deps.db, [...new Set(found.notes.map((note) => note.date))]);
  return { ...found, days: Object.fromEntries(homilies.map((each) => [each.date, nameOfHomily(each)])) };
}

/** All that a member wrote, a page at a time. */
export async function* notesInPages(deps: Needs, sub: string): AsyncGenerator<readonly Note[]> {
  const personId = await findPerson(deps.db, sub);
  if (personId === null) return;
  let before: string | undefined;
  do {
    const page: Page = await notesOf(deps, personId, { before });
    yield page.notes;
    before = page.next ?? undefined;
  } while (before !== undefined);
}

/** A clock that is further behind is wrong. */
const oldestMs = days(30);

/** That the member may read it was asked before. What is at the place of this note afterwards, and what made way for it. */
export async function keepNote(
  deps: Pick<KeepingDeps, 'db' | 'clock' | 'limits' | 'noteKeys'>,
  sub: string,
  { noteId, otherId, date, part, anchor, words, upon, at }: Given,
  today: string,
): Promise<Note[]> {
  const { db, clock, limits, noteKeys } = deps;
  await limits.count(writings, sub);
  if (date > today || (await findHomily(db, date)) === null) throw problem('homily_unknown');
  const now = clock.now();
  const writtenAt = new Date(Math.min(Math.max(Date.parse(at), now.getTime() - oldestMs), now.getTime()));
  const given: Content = { part, anchor, words };
  return db.transaction(async (within) => {
    const personId = await personOf(within, sub, now);
    // One after the other, or two devices would each be the first.
    await within.query('select from person where person_id = $1 for update', [personId]);
    const key = await keyToWrite(within, noteKeys, personId);
    const find = (id: string) => findNote(within, key, personId, id);
    const [stored, other] = [await find(noteId), await find(otherId)];
    // This very save was kept before, and its answer was lost.
    for (const each of [stored, other])
      if (each !== null && each.date === date && isSame(each, given))
        return [stored, other].filter((one) => one !== null);
    const isUpon = stored === null || (upon !== null && Date.parse(upon) === Date.parse(stored.changedAt));
    if (stored === null || !isUpon) await requireRoom(within, personId, date);
    const put = (id: string, ref: string, content: Content, changedAt: Date) =>
      putNote(within, key, { personId, noteId: id, ref, content, changedAt });
    if (isUpon) return [await put(noteId, date, given, writtenAt)];
    const storedAt = new Date(stored.changedAt);
    if (writtenAt < storedAt) return [stored, await put(otherId, date, given, writtenAt)];
    const loser = await put(otherId, stored.date, stored, storedAt);
    return [await put(noteId, date, given, writtenAt), loser];
  });
}

const isSame = (one: Content, other: Content): boolean =>
  one.words === other.words &&
  partOf(one) === partOf(other) &&
  one.anchor.quote === other.anchor.quote &&
  one.anchor.at === other.anchor.at &&
  one.anchor.before === other.anchor.before &&
  one.anchor.behind === other.anchor.behind;

/** Made with the first note. One that is gone or does not open is never replaced: what it sealed may yet come back with it. */
async function keyToWrite(
  within: Db,
  noteKeys: KeepingDeps['noteKeys'],
  personId: string,
): Promise<KeyObject> {
  const key = await findKey({ db: within, noteKeys }, personId);
  if (key !== null) return key;
  const { rowCount } = await within.query(
    'select from note where person_id = $1 union all select from note_key where person_id = $1 limit 1',
    [personId],
  );
  if (rowCount > 0) throw problem('notes_lost');
  const made = noteKeys.make(personId);
  await within.query('insert into note_key (person_id, wrapped) values ($1, $2)', [personId, made.wrapped]);
  return made.key;
}

async function findNote(db: Db, key: KeyObject, personId: string, noteId: string): Promise<Note | null> {
  const { rows } = await db.query<Row>(`select ${columns} from note where person_id = $1 and note_id = $2`, [
    personId,
    noteId,
  ]);
  const [row] = rows;
  if (row === undefined) return null;
  const note = opened(key, personId, row);
  if (note === null) throw problem('notes_lost');
  return note;
}

async function requireRoom(db: Db, personId: string, date: string): Promise<void> {
  const { rows } = await db.query<{ all: number; here: number }>(
    `select count(*)::int as all, (count(*) filter (where kind = $2 and ref = $3))::int as here
     from note where person_id = $1`,
    [personId, kind, date],
  );
  const { all, here } = rows[0] ?? { all: 0, here: 0 };
  if (all >= notesMost) throw problem('notes_full');
  if (here >= notesOfDayMost)
    throw problem('notes_full', {
      message: 'You have as many notes on this page as can be. Delete one that you no longer need.',
    });
}

interface Put {
  readonly personId: string;
  readonly noteId: string;
  readonly ref: string;
  readonly content: Content;
  readonly changedAt: Date;
}

async function putNote(
  db: Db,
  key: KeyObject,
  { personId, noteId, ref, content: { part, anchor, words }, changedAt }: Put,
): Promise<Note> {
  const content: Content = { part, anchor, words };
  const sealed = seal(key, label(personId, ref, noteId), Buffer.from(JSON.stringify(content)));
  await db.query(
    `insert into note (person_id, note_id, kind, ref, sealed, changed_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (person_id, note_id) do update set
       ref = excluded.ref, sealed = excluded.sealed, changed_at = excluded.changed_at`,
    [personId, noteId, kind, ref, sealed, changedAt],
  );
  return { noteId, date: ref, ...content, changedAt: changedAt.toISOString() };
}

export async function forgetNote(
  { db, limits }: Pick<KeepingDeps, 'db' | 'limits'>,
  sub: string,
  noteId: string,
): Promise<void> {
  await limits.count(writings, sub);
  await db.query(
    'delete from note using person where note.person_id = person.person_id and sub = $1 and note_id = $2',
    [sub, noteId],
  );
}
