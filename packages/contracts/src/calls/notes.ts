import * as z from 'zod/mini';
import { contextMaxLength, quoteMaxLength } from '../rules/anchor.ts';
import { besides } from '../rules/foreign.ts';
import { contract } from './contract.ts';
import { homilyDate } from './homily.ts';

export const noteMaxLength = 5_000;
export const notesMost = 2_000;
/** At one homily: they come all at once. */
export const notesOfDayMost = 200;

/** Which words of a day it hangs on; the reflection where nothing is said. */
const notePart = z.enum(['gospel', 'reflection']);
export type NotePart = z.infer<typeof notePart>;

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
  date: z.string(),
  part: z.optional(notePart),
  anchor: noteAnchor,
  /** '' where words are marked and nothing is written. */
  words: z.string(),
  changedAt: z.iso.datetime(),
});
export type Note = z.infer<typeof note>;

/**
 * The caller's own, by day and place: all of a homily where a date is given; else the newest days, some hundred notes at
 * once, or those before a date.
 */
export const listNotes = contract({
  service: 'homily',
  method: 'GET',
  path: '/notes',
  query: z.object({ date: z.optional(homilyDate), before: z.optional(homilyDate) }),
  response: z.object({
    notes: z.array(note),
    /** So many of these cannot be opened any more; all there are where the key to them is gone. */
    lost: z.int(),
    /** What the day is called, for the days of these notes; left out where no homily is there any more. */
    days: besides(z.record(z.string(), z.string())),
    /** The `before` of those that follow; null after the last. */
    next: besides(z.nullable(z.string())),
  }),
  errors: [],
});

/**
 * Keeps a note at a homily that the caller may read. The same again changes nothing. Where another device has changed it
 * since `upon`, the one changed later keeps its id, and the other goes on as a note of its own, by the id `otherId`.
 */
export const saveNote = contract({
  service: 'homily',
  method: 'PUT',
  path: '/notes',
  body: z.object({
    noteId: z.uuid(),
    otherId: z.uuid(),
    date: homilyDate,
    part: z.optional(notePart),
    anchor: noteAnchor,
    words: z.string().check(z.maxLength(noteMaxLength, `At most ${noteMaxLength} characters, please.`)),
    /** `changedAt` of the note that this is a change of; null for a new one. */
    upon: z.nullable(z.iso.datetime()),
    /** When it was written, by the caller's clock. */
    at: z.iso.datetime(),
  }),
  response: z.object({ notes: z.array(note) }),
  errors: ['subscription_required', 'homily_unknown', 'notes_full', 'notes_lost', 'too_many_requests'],
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
