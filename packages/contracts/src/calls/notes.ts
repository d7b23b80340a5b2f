import * as z from 'zod/mini';
import { anchor } from './anchor.ts';
import { textRef } from './bookmarks.ts';
import { homily } from './contract.ts';
import { lenientOptional } from './lenient.ts';
import { postId } from './post.ts';

export const maxNoteLength = 5_000;
export const maxNotes = 2_000;
/** All notes of a text are sent in one response. */
export const maxNotesPerText = 200;

/** The Gospel of a homily; left out for the text itself. */
const notePart = z.literal('gospel');

const note = z.object({
  noteId: z.string(),
  kind: z.enum(['homily', 'post']),
  /** The date of a homily, or the id of a post. */
  ref: z.string(),
  part: z.optional(notePart),
  anchor,
  /** '' if the range is only highlighted. */
  body: z.string(),
  changedAt: z.iso.datetime(),
});
export type Note = z.infer<typeof note>;

/**
 * The caller's notes. With `kind` and `ref`, all notes of that text; otherwise a page of notes, those of homilies by date
 * (newest first), then those of posts.
 */
export const listNotes = homily.get('/notes', {
  query: z.object({
    kind: z.optional(z.enum(['homily', 'post'])),
    ref: z.optional(postId),
    before: z.optional(z.string().check(z.regex(/^(?:homily|post):[A-Za-z0-9_-]{1,64}$/))),
  }),
  response: z.object({
    notes: z.array(note),
    /** Notes that cannot be decrypted; all of them if their key is lost. */
    unreadableCount: z.int(),
    /** Name and last path part of each text, by `toTextKey`. Without texts that readers cannot open any more. */
    texts: lenientOptional(z.record(z.string(), z.object({ name: z.string(), slug: z.string() }))),
    /** `before` of the next page; null after the last. */
    next: lenientOptional(z.nullable(z.string())),
  }),
});

/** The key of a text in `texts`. */
export const toTextKey = ({ kind, ref }: Pick<Note, 'kind' | 'ref'>): string => `${kind}:${ref}`;

/**
 * For readers of the text. Repeating a save changes nothing. If another device changed the note since `basedOn`, the
 * later change keeps its id, and the other becomes a note with the id `otherId`.
 */
export const saveNote = homily.put('/notes', {
  body: z.object({
    noteId: z.uuid(),
    otherId: z.uuid(),
    text: textRef,
    part: z.optional(notePart),
    anchor,
    body: z.string().check(z.maxLength(maxNoteLength, `At most ${maxNoteLength} characters, please.`)),
    /** `changedAt` of the edited version; null for a new note. */
    basedOn: z.nullable(z.iso.datetime()),
    /** By the caller's clock. */
    writtenAt: z.iso.datetime(),
  }),
  response: z.object({ notes: z.array(note) }),
  errors: [
    'subscription_required',
    'homily_not_found',
    'post_not_found',
    'notes_full',
    'notes_lost',
    'too_many_requests',
  ],
});

/** Deleting a missing note succeeds. */
export const deleteNote = homily.delete('/notes/:noteId', {
  params: z.object({ noteId: z.uuid() }),
  response: z.object({}),
  errors: ['too_many_requests'],
});
