import * as z from 'zod/mini';
import { minutes } from '../rules/durations.ts';
import { homily } from './contract.ts';
import { homilyDate } from './homily.ts';
import { recordingSummary } from './playable-recording.ts';
import { time } from './time.ts';

export const maxRecordingBytes = 200 * 1024 * 1024;
export const maxRecordingMs = minutes(90);
/** Sites that store recordings themselves receive them in parts, to keep requests short. */
export const recordingPartBytes = 4 * 1024 * 1024;
/** An upload must begin within this time. */
export const recordingUrlExpiryMs = minutes(5);

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

/** For file dialogs. */
export const recordingExtensions = Object.keys(typesByExtension).map((extension) => `.${extension}`);

export const recordingMessages = {
  type: 'Only WAV, FLAC, M4A, MP3, Opus and WebM recordings can be used.',
  size: 'A recording can be at most 200 MB.',
  empty: 'This file is empty.',
  onlyMp3: 'Only MP3 recordings can be used on this site.',
} as const;

/** Null if the extension is not accepted. The server checks the content later. */
export function findRecordingType(filename: string): string | null {
  const extension = /\.([a-z0-9]+)$/i.exec(filename.trim())?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(typesByExtension, extension) ? (typesByExtension[extension] ?? null) : null;
}

const maxReaderNameLength = 100;

const pendingStates = ['sending', 'waiting', 'working', 'failed'] as const;

const editedRecording = z.object({
  /** Null if there is none yet. */
  ready: z.nullable(
    z.object({
      ...recordingSummary.shape,
      recordingId: z.string(),
      url: z.string(),
      bytes: z.int(),
      reflectionMs: z.nullable(z.int()),
      readyAt: time,
    }),
  ),
  /** The upload that will replace it, or why it failed. */
  pending: z.nullable(
    z.object({ recordingId: z.string(), state: z.enum(pendingStates), reason: z.string() }),
  ),
  /** The server has no audio converter and accepts only MP3. */
  acceptsOnlyMp3: z.boolean(),
});
export type EditedRecording = z.infer<typeof editedRecording>;

const params = z.object({ date: homilyDate });
const recordingId = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const readerName = z.string().check(z.maxLength(maxReaderNameLength));
const path = '/editor/homilies/:date/recording';

export const getRecording = homily.get(path, {
  params,
  response: editedRecording,
});

/**
 * Send the recording with `PUT` to `uploadUrl`, with content type `type` and exactly `size` bytes; if `partBytes` is set,
 * in consecutive parts of that size with `content-range`. Cancels an earlier upload. The old recording stays until this one
 * is ready.
 */
export const startRecordingUpload = homily.post(path, {
  params,
  body: z.object({
    filename: z.string().check(z.minLength(1), z.maxLength(500)),
    size: z.int().check(z.gte(0)),
    readerName: z.optional(readerName),
    reflectionMs: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(maxRecordingMs)))),
  }),
  response: z.object({
    recordingId: z.string(),
    uploadUrl: z.string(),
    type: z.string(),
    partBytes: z.nullable(z.int()),
  }),
  errors: ['homily_not_found', 'recording_type', 'recording_refused', 'recording_too_large', 'review_needed'],
});

/** Queues the upload for processing. Idempotent. */
export const finishRecordingUpload = homily.post(`${path}/sent`, {
  params,
  body: z.object({ recordingId }),
  response: editedRecording,
  errors: ['recording_not_found', 'recording_missing', 'review_needed'],
});

/** The file is rewritten with the new details, and its URL changes. */
export const updateRecording = homily.put(path, {
  params,
  body: z.object({ readerName, reflectionMs: z.nullable(z.int().check(z.gte(1), z.lte(maxRecordingMs))) }),
  response: editedRecording,
  errors: ['recording_not_found', 'review_needed'],
});

/** Also cancels a pending upload. */
export const deleteRecording = homily.delete(path, {
  params,
  response: editedRecording,
  errors: ['recording_not_found'],
});

/** For readers of the day. A position older than the saved one is ignored. */
export const saveListeningPosition = homily.put('/listening-position', {
  body: z.object({
    date: homilyDate,
    recordingId,
    positionMs: z.int().check(z.gte(0), z.lte(2 * maxRecordingMs)),
    isFinished: z.boolean(),
    /** By the caller's clock. */
    reachedAt: z.iso.datetime(),
  }),
  response: z.object({}),
  errors: ['subscription_required', 'homily_not_found', 'recording_not_found'],
});
