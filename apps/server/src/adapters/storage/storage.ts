import type { Readable } from 'node:stream';
import { describeStoreError } from './describe-store-error.ts';

export type { BackupTarget, FetchedFile } from './backup-target.ts';
export { clearLeftovers } from './work-folder.ts';

/** An upload that a signed URL allows. */
export interface ExpectedUpload {
  readonly uploadId: string;
  readonly type: string;
  /** In bytes. Null if unknown. */
  readonly size: number | null;
  readonly expiresAt: Date;
}

export type ReceivedUpload =
  | { readonly status: 'arrived'; readonly bytes: Buffer }
  | { readonly status: 'missing' }
  | { readonly status: 'too-large' };

/** Stores images. Uploads are private. Published files are public at `<media base>/<key>` and never change. */
export interface Storage {
  /** Returns a URL to which a browser can PUT the file, with its type as `content-type`. */
  uploadUrl(upload: ExpectedUpload): Promise<string>;
  readUpload(uploadId: string, maxBytes: number): Promise<ReceivedUpload>;
  /** Deletes the upload. Its URL does not work again. */
  discardUpload(uploadId: string): Promise<void>;
  discardUploadsBefore(before: Date): Promise<void>;
  publish(key: string, bytes: Uint8Array, type: string): Promise<void>;
  readPublished(key: string): Promise<Buffer | null>;
  /** Returns the keys of all published files. */
  listPublished(): Promise<string[]>;
  unpublish(keys: readonly string[]): Promise<void>;
  readonly recordings: Recordings;
  /** Null if browsers access the store directly. */
  readonly localMedia: LocalMedia | null;
  close(): Promise<void>;
}

/** Stores recordings. They are private, and too large for memory: they are read and written as files and streams. */
export interface Recordings {
  /** Returns a URL to which a browser can PUT the file, with its type as `content-type`. */
  uploadUrl(upload: ExpectedUpload): Promise<string>;
  /** Maximum size of one request to that URL. Null if the file is sent in one request. */
  readonly partBytes: number | null;
  /** Null if nothing was uploaded. */
  findUploadedBytes(uploadId: string): Promise<number | null>;
  /** Copies the upload to a local file. False if nothing was uploaded. */
  fetchUpload(uploadId: string, path: string): Promise<boolean>;
  discardUpload(uploadId: string): Promise<void>;
  discardUploadsBefore(before: Date): Promise<void>;
  /** Stores a local file atomically. */
  store(key: string, path: string): Promise<void>;
  /** Null if there is no such recording. */
  open(key: string): Promise<StoredRecording | null>;
  list(): Promise<string[]>;
  remove(keys: readonly string[]): Promise<void>;
  /** Null if browsers access the store directly. */
  readonly receive:
    | ((upload: IncomingUpload & { readonly part: UploadPart | null }, now: Date) => Promise<UploadResult>)
    | null;
}

interface StoredRecording {
  readonly bytes: number;
  /** Both positions are inclusive. */
  read(first: number, last: number): Promise<Readable>;
}

/** An unverified upload request. */
export interface IncomingUpload {
  readonly uploadId: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly type: string;
  /** Null without a `content-length`. */
  readonly length: number | null;
  readonly body: Readable;
}

/** Position of the bytes in the whole file. `last` is inclusive. */
export interface UploadPart {
  readonly first: number;
  readonly last: number;
  readonly total: number;
}

export type UploadResult =
  | 'taken'
  | 'not-signed'
  | 'expired'
  | 'spent'
  | 'wrong-type'
  | 'wrong-size'
  | 'too-large';

interface PublishedFile {
  readonly bytes: number;
  readonly type: string;
  read(): Readable;
}

export interface LocalMedia {
  receive(upload: IncomingUpload, now: Date): Promise<UploadResult>;
  /** Null if there is no such file. */
  open(key: string): Promise<PublishedFile | null>;
}

/** A store cannot be reached, or is full. The message contains the reason and the remedy. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown, name = 'The storage') {
    super(`${name} cannot be used: ${describeStoreError(cause)}.`, { cause });
    this.name = 'StorageUnavailable';
  }
}

/** Derived from the content, so that another file has another key. */
export const recordingKey = (sha256: string): string => `recordings/${sha256}.mp3`;

const pictureKeyPattern = /^images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/main\.webp$/;

/** Key of the original. Other sizes are in the same folder. */
export const pictureKey = (pictureId: string): string => `images/${pictureId}/main.webp`;

/** Null if the key is not one of a picture. */
export const parsePictureId = (key: string): string | null => pictureKeyPattern.exec(key)?.[1] ?? null;

export const mediaUrl = (mediaBase: string, key: string): string => `${mediaBase}/${key}`;

const types: Readonly<Record<string, string>> = { webp: 'image/webp', avif: 'image/avif' };

const publishedKey = /^images\/[0-9a-f-]{36}\/(?:main|\d{1,5})\.(webp|avif)$/;

/** Media type by the key. Null if the key is invalid. */
export const publishedType = (key: string): string | null => types[publishedKey.exec(key)?.[1] ?? ''] ?? null;

/** Safe as a file name. */
export const isUploadId = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text);

export const isRecordingKey = (text: string): boolean => /^recordings\/[0-9a-f]{64}\.mp3$/.test(text);

const requireText =
  (isValid: (text: string) => boolean, message: string) =>
  (text: string): string => {
    if (!isValid(text)) throw new RangeError(message);
    return text;
  };

export const requireUploadId = requireText(isUploadId, 'This is not the id of an upload.');

export const requirePublishedKey = requireText(
  (key) => publishedType(key) !== null,
  'This is not a key for published files.',
);

export const requireRecordingKey = requireText(isRecordingKey, 'This is not the key of a recording.');
