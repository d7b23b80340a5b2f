// Editing a text: homilies by their date, for homily-admins; posts by their id, for blog-admins. One person edits a text
// at a time; others read it, and can take over.
import * as z from 'zod/mini';
import { minutes, seconds } from '../rules/durations.ts';
import type { ServiceCalls } from './contract.ts';
import { lenientOptional } from './lenient.ts';
import { reviewStatus } from './review-state.ts';
import { lockToken } from './text-lock.ts';
import { time } from './time.ts';

/** An editor page sends `updateLock` this often, and when it becomes visible. */
export const lockHeartbeatMs = seconds(20);
/** Without a heartbeat or a save for so long, the lock is free. */
export const lockExpiryMs = minutes(2);

/**
 * `new`: nothing is saved. `draft`: readers get nothing. A homily of a coming day is `scheduled` once it is published; a
 * post, once it has a time. `bin` is for posts.
 */
export const textStates = ['new', 'draft', 'scheduled', 'published', 'bin'] as const;
export type TextState = (typeof textStates)[number];

export const revisionOrigins = [
  'editor',
  /** The text at the moment that somebody else took over. */
  'take_over',
  /** A save that came too late: it is not in the draft. */
  'unsent',
  'import',
  'sample',
  /** A change that did not come from an editor with a lock. */
  'other_program',
] as const;
export type RevisionOrigin = (typeof revisionOrigins)[number];

/** The version of a draft. Never repeats, and increases with every change. */
const version = z.int().check(z.gte(1));
const versionOrNull = z.nullable(version);
/** Null for the operator, and for deleted accounts. */
const nameOrNull = z.nullable(z.string());

const holder = z.nullable(z.object({ name: z.string(), since: time }));

const lock = z.object({
  /** The lock belongs to the token of the request. */
  isMine: z.boolean(),
  /** The editor of the text; null without one. */
  holder,
  /** Somebody else who has it open to read. */
  viewer: z.nullable(z.object({ name: z.string() })),
});
export type TextLock = z.infer<typeof lock>;

const lockStatus = z.extend(lock, {
  /** The version of the draft; null if there is none. */
  version: versionOrNull,
  savedAt: z.nullable(time),
  /** Saves since the lock was acquired that came too late, newest first. */
  unsent: z.array(z.object({ number: z.int(), savedAt: time, savedBy: nameOrNull })),
});
export type TextLockStatus = z.infer<typeof lockStatus>;

const revision = z.object({
  /** From 1. Numbers may be missing: of old revisions only the last of each day is kept. */
  number: z.int(),
  savedAt: time,
  savedBy: nameOrNull,
  origin: z.enum(revisionOrigins),
  /** When exactly this was published; null if it never was. */
  publishedAt: z.nullable(time),
});

const listedRevision = z.extend(revision, { title: z.string(), wordCount: z.int() });
export type ListedTextRevision = z.infer<typeof listedRevision>;

const revisionNumber = z.string().check(z.regex(/^[1-9]\d{0,8}$/));

/** Does not prevent saving or publishing. */
export const homilyWarning = z.object({
  /** 'reference_unread', 'verse_beyond_chapter', 'not_the_days_gospel'; the list is open. */
  code: z.string(),
  message: z.string(),
});
export type HomilyWarning = z.infer<typeof homilyWarning>;

type Schema = z.ZodMiniType;

interface TextSchemas<
  Content extends Schema,
  Shown extends Schema,
  Copy extends Schema,
  Details extends Schema,
> {
  readonly service: ServiceCalls;
  readonly path: `/${string}/:ref`;
  readonly ref: z.ZodMiniType<string, string>;
  readonly content: Content;
  /** The limit of a save. */
  readonly maxBodyBytes: number;
  /** The content as the server returns it. */
  readonly shown: Shown;
  /** The version for readers, now or later. */
  readonly copy: Copy;
  /** Other data that the editor shows. */
  readonly details: Details;
}

export function createTextCalls<
  Content extends Schema,
  Shown extends Schema,
  Copy extends Schema,
  Details extends Schema,
>({
  service,
  path,
  ref,
  content,
  maxBodyBytes,
  shown,
  copy,
  details,
}: TextSchemas<Content, Shown, Copy, Details>) {
  const params = z.object({ ref });
  return {
    /** 404 only for a post that does not exist. */
    getDraft: service.get(`${path}/draft`, {
      params,
      response: z.object({
        state: z.enum(textStates),
        /** The draft differs from the copy. False without a copy. */
        hasChanges: z.boolean(),
        draft: z.nullable(z.object({ content: shown, version, savedAt: time, savedBy: nameOrNull })),
        copy: z.nullable(copy),
        lock,
        /** Left out if review is disabled. */
        review: lenientOptional(reviewStatus),
        details,
      }),
      errors: ['post_not_found'],
    }),
    /**
     * Saves the draft if the token holds the lock, or if the lock is free and `version` is that of the draft; the token
     * then holds the lock. Otherwise the content becomes a revision of the history: once, however often it is sent.
     * `seq` increases with every save of a token; a save with a lower one than the last is ignored and answered as
     * saved. 410 `text_gone`: there is no such draft any more, or the post is in the bin.
     */
    saveDraft: service.put(`${path}/draft`, {
      params,
      body: z.object({
        content,
        /** From the last response; null if there was no draft. */
        version: versionOrNull,
        token: lockToken,
        seq: z.int().check(z.gte(0)),
        /** Releases the lock after the save: the page is closed. */
        release: z.optional(z.boolean()),
      }),
      maxBodyBytes,
      response: z.union([
        z.object({
          saved: z.literal('draft'),
          version,
          savedAt: time,
          hasChanges: z.boolean(),
          warnings: z.array(homilyWarning),
          review: lenientOptional(reviewStatus),
        }),
        z.object({
          saved: z.literal('revision'),
          number: z.int(),
          holder,
          /** The draft's, not this revision's. */
          version: versionOrNull,
          savedAt: z.nullable(time),
        }),
      ]),
      errors: ['post_too_complex', 'text_gone'],
    }),
    /** Drops the changes since the copy, or deletes a draft without a copy. */
    deleteDraft: service.delete(`${path}/draft`, {
      params,
      query: z.object({ token: lockToken }),
      /** Null if it is deleted. */
      response: z.object({ version: versionOrNull }),
      errors: ['text_locked', 'text_gone'],
    }),
    /**
     * `edit` acquires or renews the lock, unless somebody else holds it or the draft is not `version` (if given). `view`
     * only shows the holder that somebody reads. `take_over` acquires it in any case; the text of that moment stays in
     * the history. `release` frees it without a save. The device chooses a random token, a new one for each
     * take-over. Any text has a lock, also one that is not saved yet.
     */
    updateLock: service.post(`${path}/lock`, {
      params,
      body: z.object({
        token: lockToken,
        want: z.enum(['edit', 'view', 'take_over', 'release']),
        /** The version of the draft that the editor shows. */
        version: z.optional(versionOrNull),
      }),
      response: lockStatus,
    }),
    /** At most 200, newest first. Saves of one token within five minutes are one revision. */
    listRevisions: service.get(`${path}/revisions`, {
      params,
      response: z.object({ revisions: z.array(listedRevision) }),
    }),
    /** To restore a revision, save its content. */
    getRevision: service.get(`${path}/revisions/:number`, {
      params: z.object({ ref, number: revisionNumber }),
      response: z.extend(revision, { content: shown }),
      errors: ['revision_not_found'],
    }),
  };
}

/** For code that serves both kinds. */
export type TextCalls<Content> = ReturnType<
  typeof createTextCalls<z.ZodMiniType<Content>, z.ZodMiniType<Content>, Schema, Schema>
>;
