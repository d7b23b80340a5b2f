import * as z from 'zod/mini';
import { minutes } from '../rules/durations.ts';
import { contract } from './contract.ts';
import { recordingFacts } from './heard-recording.ts';
import { homilyDate } from './homily.ts';

export const recordingMaxBytes = 200 * 1024 * 1024;
export const recordingMaxMs = minutes(90);
/** So much at a time goes to a site that keeps recordings itself: no request to it may take long. */
export const recordingPartBytes = 4 * 1024 * 1024;
/** How long sending may begin after its address was given out. */
export const recordingUrlLifeMs = minutes(5);

const typesByExtension: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  wav: 'audio/wav',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  webm: 'audio/webm',
};

/** What a file dialog offers. */
export const recordingExtensions = Object.keys(typesByExtension).map((extension) => `.${extension}`);

export const recordingMessages = {
  type: 'Only WAV, FLAC, M4A, MP3, Opus and WebM recordings can be used.',
  size: 'A recording can be at most 200 MB.',
  empty: 'This file is empty.',
  onlyMp3: 'Only MP3 recordings can be used on this site.',
} as const;

/** The type that a recording of this name is sent as; null where such a file is not taken. What it is, its content tells. */
export function recordingTypeOf(filename: string): string | null {
  const extension = /\.([a-z0-9]+)$/i.exec(filename.trim())?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(typesByExtension, extension) ? (typesByExtension[extension] ?? null) : null;
}

export const readerNameMax = 100;

const comingStates = ['sending', 'waiting', 'working', 'failed'] as const;

/** What an editor knows of a day's recording. */
const editedRecording = z.object({
  /** What readers hear, or will when the day comes. */
  ready: z.nullable(
    z.object({
      ...recordingFacts.shape,
      recordingId: z.string(),
      url: z.string(),
      bytes: z.int(),
      reflectionMs: z.nullable(z.int()),
      readyAt: z.iso.datetime(),
      /** As it was measured, in LUFS; null where the site cannot measure. */
      lufs: z.nullable(z.number()),
    }),
  ),
  /** What is on its way to take its place, or why it never came. */
  coming: z.nullable(z.object({ recordingId: z.string(), state: z.enum(comingStates), why: z.string() })),
  /** Whether only MP3 is taken, as it is: there is no program here to make anything else of it. */
  isOnlyMp3: z.boolean(),
});
export type EditedRecording = z.infer<typeof editedRecording>;

const params = z.object({ date: homilyDate });
const recordingId = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const readerName = z.string().check(z.maxLength(readerNameMax));
const path = '/editor/homilies/:date/recording';

export const openRecording = contract({
  service: 'homily',
  method: 'GET',
  path,
  params,
  response: editedRecording,
  errors: ['not_allowed'],
});

/**
 * Where to send a recording: `PUT` to `uploadUrl`, with `content-type` as `type` says and exactly `size` bytes; where there
 * are `partBytes`, in parts of so many, one after the other, each with its `content-range`. What was on its way before makes room for it; what readers hear stays until this is ready.
 */
export const sendRecording = contract({
  service: 'homily',
  method: 'POST',
  path,
  params,
  body: z.object({
    filename: z.string().check(z.minLength(1), z.maxLength(500)),
    size: z.int().check(z.gte(0)),
    readerName: z.optional(readerName),
    reflectionMs: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(recordingMaxMs)))),
  }),
  response: z.object({
    recordingId: z.string(),
    uploadUrl: z.string(),
    type: z.string(),
    partBytes: z.nullable(z.int()),
  }),
  errors: [
    'not_allowed',
    'homily_unknown',
    'recording_type',
    'recording_refused',
    'recording_too_large',
    'review_needed',
  ],
});

/** Has what was sent made ready, as soon as there is time. Asking again changes nothing. */
export const finishRecording = contract({
  service: 'homily',
  method: 'POST',
  path: `${path}/sent`,
  params,
  body: z.object({ recordingId }),
  response: editedRecording,
  errors: ['not_allowed', 'recording_unknown', 'recording_missing', 'review_needed'],
});

/** Who reads, and where the reflection begins; the file is written anew with that, under another address. */
export const describeRecording = contract({
  service: 'homily',
  method: 'PUT',
  path,
  params,
  body: z.object({ readerName, reflectionMs: z.nullable(z.int().check(z.gte(1), z.lte(recordingMaxMs))) }),
  response: editedRecording,
  errors: ['not_allowed', 'recording_unknown', 'review_needed'],
});

/** Readers hear nothing of that day any more, and what is on its way is stopped. */
export const removeRecording = contract({
  service: 'homily',
  method: 'DELETE',
  path,
  params,
  response: editedRecording,
  errors: ['not_allowed', 'recording_unknown'],
});

/**
 * Keeps where the caller stopped listening, for whoever may read the day. What was reached before a place that is kept
 * already changes nothing.
 */
export const keepListeningPlace = contract({
  service: 'homily',
  method: 'PUT',
  path: '/listening-place',
  body: z.object({
    date: homilyDate,
    recordingId,
    atMs: z.int().check(z.gte(0), z.lte(2 * recordingMaxMs)),
    isDone: z.boolean(),
    /** When it was reached, by the caller's clock. */
    at: z.iso.datetime(),
  }),
  response: z.object({}),
  errors: ['subscription_required', 'homily_unknown', 'recording_unknown'],
});
