import * as z from 'zod/mini';
import { contextMaxLength, quoteMaxLength } from '../rules/anchor.ts';
import { besides } from '../rules/foreign.ts';
import { keptText } from './bookmarks.ts';
import { contract } from './contract.ts';
import { postId } from './post.ts';

export const noteMaxLength = 5_000;
export const notesMost = 2_000;
/** At one text: they come all at once. */
export const notesOfTextMost = 200;

/** Which words of a homily it hangs on; those of the text itself where nothing is said. */
const notePart = z.literal('gospel');

/** Where in that part it hangs: see `rules/anchor.ts`. Its text is the paragraphs with a line break between two. */
const noteAnchor = z.object({
  quote: z.string().check(z.minLength(1), z.maxLength(quoteMaxLength)),
  before: z.string().check(z.maxLength(contextMaxLength)),
  behind: z.string().check(z.maxLength(contextMaxLength)),
  at: z.int().check(z.gte(0), z.lte(1_000_000)),
  isAlone: z.optional(z.boolean()),
});

const note = z.object({
  noteId: z.string(),
  /** At a homily, by its date, or at a post, by its id. */
  kind: z.enum(['homily', 'post']),
  ref: z.string(),
  part: z.optional(notePart),
  anchor: noteAnchor,
  /** '' where words are marked and nothing is written. */
  words: z.string(),
  changedAt: z.iso.datetime(),
});
export type Note = z.infer<typeof note>;

/**
 * The caller's own, by text and place: all of one text where `kind` and `ref` name it; else those at homilies, the newest
 * days first, and behind them those at posts, some hundred notes at once.
 */
export const listNotes = contract({
  service: 'homily',
  method: 'GET',
  path: '/notes',
  query: z.object({
    kind: z.optional(z.enum(['homily', 'post'])),
    ref: z.optional(postId),
    before: z.optional(z.string().check(z.regex(/^(?:homily|post):[A-Za-z0-9_-]{1,64}$/))),
  }),
  response: z.object({
    notes: z.array(note),
    /** So many of these cannot be opened any more; all there are where the key to them is gone. */
    lost: z.int(),
    /** What each of their texts is called, and the end of its address, by `textKey`; left out where it is open no more. */
    texts: besides(z.record(z.string(), z.object({ name: z.string(), place: z.string() }))),
    /** The `before` of those that follow; null after the last. */
    next: besides(z.nullable(z.string())),
  }),
  errors: [],
});

/** A text among those of notes. */
export const textKey = ({ kind, ref }: Pick<Note, 'kind' | 'ref'>): string => `${kind}:${ref}`;

/**
 * Keeps a note at a text that the caller may read. The same again changes nothing. Where another device has changed it
 * since `upon`, the one changed later keeps its id, and the other goes on as a note of its own, by the id `otherId`.
 */
export const saveNote = contract({
  service: 'homily',
  method: 'PUT',
  path: '/notes',
  body: z.object({
    noteId: z.uuid(),
    otherId: z.uuid(),
    text: keptText,
    part: z.optional(notePart),
    anchor: noteAnchor,
    words: z.string().check(z.maxLength(noteMaxLength, `At most ${noteMaxLength} characters, please.`)),
    /** `changedAt` of the note that this is a change of; null for a new one. */
    upon: z.nullable(z.iso.datetime()),
    /** When it was written, by the caller's clock. */
    at: z.iso.datetime(),
  }),
  response: z.object({ notes: z.array(note) }),
  errors: [
    'subscription_required',
    'homily_unknown',
    'post_not_found',
    'notes_full',
    'notes_lost',
    'too_many_requests',
  ],
});

/** One's own; one that is gone already is no fault. */
export const deleteNote = contract({
  service: 'homily',
  method: 'DELETE',
  path: '/notes/:noteId',
  params: z.object({ noteId: z.uuid() }),
  response: z.object({}),
  errors: ['too_many_requests'],
});
