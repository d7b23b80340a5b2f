import type { KeyObject } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { anchor } from '@wayfare/contracts/calls/anchor';
import type { BodyOf } from '@wayfare/contracts/calls/contract';
import type * as calls from '@wayfare/contracts/calls/notes';
import { maxNotes, maxNotesPerText, type Note, toTextKey } from '@wayfare/contracts/calls/notes';
import { days, hours } from '@wayfare/contracts/rules/durations';
import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { seal, unseal } from '@wayfare/user-pool/sealed-box';
import * as z from 'zod/mini';
import { type Db, findRow, findValue, hasRow, listRows } from '#adapters/db/database.ts';
import { findPerson, getOrCreatePerson } from '#features/person/person-queries.ts';
import { problem } from '#http/responses/problems.ts';
import { findHomilies } from '../homily/homily-queries.ts';
import { requirePublished } from './bookmark-queries.ts';
import type { BookmarkDeps } from './note-keys.ts';

type SaveNoteBody = BodyOf<typeof calls.saveNote>;
type Text = Pick<Note, 'kind' | 'ref'>;
type NoteContent = Pick<Note, 'part' | 'anchor' | 'body'>;
interface NoteDeps extends Pick<BookmarkDeps, 'noteKeys'> {
  readonly db: Db;
}

const writeLimit = { name: 'note writes', uses: 1_000, windowMs: hours(1) };

const contentShape = z.object({
  part: z.optional(z.literal('gospel')),
  body: z.string(),
  anchor,
});

/** Authenticated with the ciphertext, so that moving it to another row makes it unreadable. */
const label = (personId: string, { kind, ref }: Text, noteId: string): string =>
  `note ${noteId} of ${personId} at ${kind} ${ref}`;

type NoteRow = Text & {
  readonly noteId: string;
  readonly ciphertext: Uint8Array;
  readonly changedAt: Date;
};

const columns = 'note_id as "noteId", kind, ref, ciphertext, updated_at as "changedAt"';

const minPlaintextBytes = 1_024;

/** Padded with spaces, which JSON ignores, so that the size does not show the length of the note. */
function pad(json: string): Buffer {
  const bytes = Buffer.byteLength(json);
  const size = Math.max(minPlaintextBytes, 2 ** Math.ceil(Math.log2(bytes)));
  return Buffer.from(json + ' '.repeat(size - bytes));
}

function decryptNote(key: KeyObject, personId: string, row: NoteRow): Note | null {
  const { noteId, kind, ref, ciphertext, changedAt } = row;
  const bytes = unseal(key, label(personId, row, noteId), ciphertext);
  if (bytes === null) return null;
  const content = z.parse(contentShape, JSON.parse(bytes.toString('utf8')));
  return { noteId, kind, ref, ...content, changedAt: changedAt.toISOString() };
}

async function findKey({ db, noteKeys }: NoteDeps, personId: string): Promise<KeyObject | null> {
  const wrapped = await findValue<Uint8Array>(db, 'select ciphertext from note_key where person_id = $1', [
    personId,
  ]);
  return wrapped && noteKeys.decrypt(personId, wrapped);
}

interface DecryptedNotes {
  readonly notes: Note[];
  readonly unreadableCount: number;
}

interface NotePage extends DecryptedNotes {
  /** The text before which the next page begins. Null on the last page. */
  readonly next: string | null;
}

const emptyPage: NotePage = { notes: [], unreadableCount: 0, next: null };

const partOrder = ({ part }: NoteContent): number => (part === 'gospel' ? 0 : 1);

/** Decrypts the notes of these texts, in the order of the texts and of the positions in them. */
async function decryptNotes(
  { db }: NoteDeps,
  key: KeyObject,
  personId: string,
  texts: readonly Text[],
): Promise<DecryptedNotes> {
  const order = texts.map(toTextKey);
  const rows = await listRows<NoteRow>(
    db,
    `select ${columns} from note where person_id = $1 and kind || ':' || ref = any($2)`,
    [personId, order],
  );
  const notes: Note[] = [];
  for (const [at, row] of rows.entries()) {
    // Yields, so that decrypting many notes does not block other requests.
    if (at % 50 === 49) await nextTurn();
    const note = decryptNote(key, personId, row);
    if (note !== null) notes.push(note);
  }
  const places = new Map(order.map((text, at) => [text, at]));
  const placeOf = (note: Note): number => places.get(toTextKey(note)) ?? 0;
  notes.sort(
    (a, b) =>
      placeOf(a) - placeOf(b) ||
      partOrder(a) - partOrder(b) ||
      a.anchor.start - b.anchor.start ||
      a.noteId.localeCompare(b.noteId),
  );
  return { notes, unreadableCount: rows.length - notes.length };
}

/** Pages end between texts: the order within a text is known only after decrypting all of its notes. */
const notesPerPage = 100;

interface NoteFilter {
  readonly kind?: Text['kind'] | undefined;
  readonly ref?: string | undefined;
  readonly before?: string | undefined;
}

/** Homilies first, newest day first, then posts. */
export async function listNotePage(
  needs: NoteDeps,
  personId: string,
  { kind, ref, before }: NoteFilter = {},
): Promise<NotePage> {
  const [afterKind = null, afterRef = null] = before?.split(':') ?? [];
  const texts = await listRows<Text & { many: number }>(
    needs.db,
    `select kind, ref, count(*)::int as many from note
     where person_id = $1 and ($2::text is null or kind = $2) and ($3::text is null or ref = $3)
       and ($4::text is null or kind > $4 or (kind = $4 and ref < $5))
     group by kind, ref order by kind, ref desc`,
    [personId, kind ?? null, ref ?? null, afterKind, afterRef],
  );
  if (texts.length === 0) return emptyPage;
  const key = await findKey(needs, personId);
  if (key === null) return { ...emptyPage, unreadableCount: texts.reduce((sum, { many }) => sum + many, 0) };
  const shown: Text[] = [];
  let sum = 0;
  for (const text of texts) {
    sum += text.many;
    if (shown.length > 0 && sum > notesPerPage) break;
    shown.push(text);
  }
  const last = shown.length < texts.length ? shown.at(-1) : undefined;
  const next = last === undefined ? null : toTextKey(last);
  return { ...(await decryptNotes(needs, key, personId, shown)), next };
}

export async function listNotes(
  deps: NoteDeps & Pick<BookmarkDeps, 'publishedPosts'>,
  sub: string,
  which: NoteFilter,
) {
  const personId = await findPerson(deps.db, sub);
  if (personId === null) return { ...emptyPage, texts: {} };
  const found = await listNotePage(deps, personId, which);
  if (which.ref !== undefined) return { ...found, texts: {} };
  const refsOf = (kind: Text['kind']) => [
    ...new Set(found.notes.flatMap((note) => (note.kind === kind ? [note.ref] : []))),
  ];
  const postIds = refsOf('post');
  const [homilies, posts] = await Promise.all([
    findHomilies(deps.db, refsOf('homily')),
    postIds.length === 0 ? [] : deps.publishedPosts(postIds),
  ]);
  const texts = Object.fromEntries([
    ...homilies.map((each) => [
      toTextKey({ kind: 'homily', ref: each.date }),
      { name: getHomilyName(each), slug: each.date },
    ]),
    ...posts.map(({ id, title, slug }) => [toTextKey({ kind: 'post', ref: id }), { name: title, slug }]),
  ]);
  return { ...found, texts };
}

export async function* exportNotes(deps: NoteDeps, sub: string): AsyncGenerator<readonly Note[]> {
  const personId = await findPerson(deps.db, sub);
  if (personId === null) return;
  let before: string | undefined;
  do {
    const page: NotePage = await listNotePage(deps, personId, { before });
    yield page.notes;
    before = page.next ?? undefined;
  } while (before !== undefined);
}

/** Older times are taken for a wrong clock. */
const maxAgeMs = days(30);

/**
 * The caller has already checked that the member may read the text. Returns the saved note, and on a conflict between
 * devices the older version too, stored under `otherId`.
 */
export async function saveNote(
  deps: Pick<BookmarkDeps, 'db' | 'clock' | 'limits' | 'noteKeys' | 'publishedPosts'>,
  sub: string,
  { noteId, otherId, text, part, anchor, body, basedOn, writtenAt: sentAt }: SaveNoteBody,
  today: string,
): Promise<Note[]> {
  const { db, clock, limits, noteKeys } = deps;
  await limits.count(writeLimit, sub);
  await requirePublished(deps, text, today);
  const now = clock.now();
  const writtenAt = new Date(Math.min(Math.max(Date.parse(sentAt), now.getTime() - maxAgeMs), now.getTime()));
  const given: NoteContent = { part, anchor, body };
  return db.transaction(async (tx) => {
    const personId = await getOrCreatePerson(tx, sub, now);
    // Serializes the saves of one person, so that two devices do not both create the key or the note.
    await tx.query('select from person where person_id = $1 for update', [personId]);
    const key = await getOrCreateKey(tx, noteKeys, personId);
    const find = (id: string) => findNote(tx, key, personId, id);
    const [stored, other] = [await find(noteId), await find(otherId)];
    // A repeated save whose response was lost.
    for (const each of [stored, other])
      if (each !== null && toTextKey(each) === toTextKey(text) && isSame(each, given))
        return [stored, other].filter((one) => one !== null);
    const isBasedOnStored =
      stored === null || (basedOn !== null && Date.parse(basedOn) === Date.parse(stored.changedAt));
    if (stored === null || !isBasedOnStored) await checkNoteCount(tx, personId, text);
    const put = (id: string, at: Text, content: NoteContent, changedAt: Date) =>
      upsertNote(tx, key, { personId, noteId: id, text: at, content, changedAt });
    if (isBasedOnStored) return [await put(noteId, text, given, writtenAt)];
    const storedAt = new Date(stored.changedAt);
    if (writtenAt < storedAt) return [stored, await put(otherId, text, given, writtenAt)];
    const loser = await put(otherId, stored, stored, storedAt);
    return [await put(noteId, text, given, writtenAt), loser];
  });
}

const isSame = (one: NoteContent, other: NoteContent): boolean =>
  one.body === other.body &&
  one.part === other.part &&
  one.anchor.quote === other.anchor.quote &&
  one.anchor.start === other.anchor.start &&
  one.anchor.prefix === other.anchor.prefix &&
  one.anchor.suffix === other.anchor.suffix;

/**
 * Created with the first note. A key that is missing or unreadable is never replaced: a restored one may still
 * decrypt the notes.
 */
async function getOrCreateKey(
  tx: Db,
  noteKeys: BookmarkDeps['noteKeys'],
  personId: string,
): Promise<KeyObject> {
  const key = await findKey({ db: tx, noteKeys }, personId);
  if (key !== null) return key;
  const rows = 'select from note where person_id = $1 union all select from note_key where person_id = $1';
  if (await hasRow(tx, `${rows} limit 1`, [personId])) throw problem('notes_lost');
  const made = noteKeys.create(personId);
  await tx.query('insert into note_key (person_id, ciphertext) values ($1, $2)', [personId, made.wrapped]);
  return made.key;
}

async function findNote(db: Db, key: KeyObject, personId: string, noteId: string): Promise<Note | null> {
  const row = await findRow<NoteRow>(
    db,
    `select ${columns} from note where person_id = $1 and note_id = $2`,
    [personId, noteId],
  );
  if (row === null) return null;
  const note = decryptNote(key, personId, row);
  if (note === null) throw problem('notes_lost');
  return note;
}

async function checkNoteCount(db: Db, personId: string, { kind, ref }: Text): Promise<void> {
  const counts = await findRow<{ all: number; here: number }>(
    db,
    `select count(*)::int as all, (count(*) filter (where kind = $2 and ref = $3))::int as here
     from note where person_id = $1`,
    [personId, kind, ref],
  );
  const { all, here } = counts ?? { all: 0, here: 0 };
  if (all >= maxNotes) throw problem('notes_full');
  if (here >= maxNotesPerText)
    throw problem('notes_full', {
      message: 'You have as many notes on this page as can be. Delete one that you no longer need.',
    });
}

interface StoredNote {
  readonly personId: string;
  readonly noteId: string;
  readonly text: Text;
  readonly content: NoteContent;
  readonly changedAt: Date;
}

async function upsertNote(
  db: Db,
  key: KeyObject,
  { personId, noteId, text: { kind, ref }, content: { part, anchor, body }, changedAt }: StoredNote,
): Promise<Note> {
  const content: NoteContent = { part, anchor, body };
  const ciphertext = seal(key, label(personId, { kind, ref }, noteId), pad(JSON.stringify(content)));
  await db.query(
    `insert into note (person_id, note_id, kind, ref, ciphertext, updated_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (person_id, note_id) do update set
       kind = excluded.kind, ref = excluded.ref, ciphertext = excluded.ciphertext, updated_at = excluded.updated_at`,
    [personId, noteId, kind, ref, ciphertext, changedAt],
  );
  return { noteId, kind, ref, ...content, changedAt: changedAt.toISOString() };
}

export async function deleteNote(
  { db, limits }: Pick<BookmarkDeps, 'db' | 'limits'>,
  sub: string,
  noteId: string,
): Promise<void> {
  await limits.count(writeLimit, sub);
  await db.query(
    'delete from note using person where note.person_id = person.person_id and sub = $1 and note_id = $2',
    [sub, noteId],
  );
}
