import type { Readable } from 'node:stream';
import { describeStoreError } from './describe-store-error.ts';

export { describeStoreError } from './describe-store-error.ts';
export { backgroundTimeouts, requireStored, type S3Store, s3Client } from './s3-client.ts';

/** A file that a browser may send, once and soon. */
export interface ExpectedUpload {
  readonly uploadId: string;
  readonly type: string;
  /** In bytes; null where it was not said. */
  readonly size: number | null;
  readonly expiresAt: Date;
}

export type ReceivedUpload =
  | { readonly status: 'arrived'; readonly bytes: Buffer }
  | { readonly status: 'missing' }
  | { readonly status: 'too-large' };

/**
 * Where images are kept. What is uploaded lies apart, where nobody can fetch it; what is published under a key can be
 * fetched by everybody, at the media base and that key, and never changes.
 */
export interface Storage {
  /** Where a browser may PUT the file, with its type as `content-type`. */
  uploadUrl(upload: ExpectedUpload): Promise<string>;
  /** What was sent, if it is no more than so many bytes. */
  readUpload(uploadId: string, maxBytes: number): Promise<ReceivedUpload>;
  /** What was sent is gone, and cannot be sent again. */
  discardUpload(uploadId: string): Promise<void>;
  /** Clears away what was sent before that, whoever left it. */
  discardUploadsBefore(before: Date): Promise<void>;
  publish(key: string, bytes: Uint8Array, type: string): Promise<void>;
  readPublished(key: string): Promise<Buffer | null>;
  /** The keys of all that is published. */
  listPublished(): Promise<string[]>;
  unpublish(keys: readonly string[]): Promise<void>;
  readonly recordings: Recordings;
  /** What this server has to answer itself, because the store has no address of its own; else null. */
  readonly localMedia: LocalMedia | null;
  close(): Promise<void>;
}

/**
 * Homilies read aloud. They are too large to be held whole, so they come and go as files and streams. Nobody fetches them
 * from the store: neither what was sent in, which lies apart until it is discarded, nor what was made of it.
 */
export interface Recordings {
  /** Where a browser may PUT the file, with its type as `content-type`. */
  uploadUrl(upload: ExpectedUpload): Promise<string>;
  /** How much goes to that address at a time; null where all of it goes at once. */
  readonly partBytes: number | null;
  /** How many bytes arrived; null where nothing did. */
  findUploadedBytes(uploadId: string): Promise<number | null>;
  /** Writes what was sent into a file of this machine. False where nothing arrived. */
  fetchUpload(uploadId: string, path: string): Promise<boolean>;
  discardUpload(uploadId: string): Promise<void>;
  /** Clears away what was sent before that, whoever left it. */
  discardUploadsBefore(before: Date): Promise<void>;
  /** A file of this machine, whole or not at all. */
  store(key: string, path: string): Promise<void>;
  /** Null where nothing is kept under such a key. */
  open(key: string): Promise<StoredRecording | null>;
  list(): Promise<string[]>;
  remove(keys: readonly string[]): Promise<void>;
  /** Takes an upload in where the store has no address of its own; else null. */
  readonly receive:
    | ((upload: IncomingUpload & { readonly part: UploadPart | null }, now: Date) => Promise<UploadResult>)
    | null;
}

interface StoredRecording {
  readonly bytes: number;
  /** From the first byte up to and with the last. */
  read(first: number, last: number): Promise<Readable>;
}

/** An upload that comes to this server, with whatever its address and its head say. */
export interface IncomingUpload {
  readonly uploadId: string;
  /** The query of the address. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly type: string;
  /** As announced; null where it was not. */
  readonly length: number | null;
  readonly body: Readable;
}

/** Which bytes of the whole these are. */
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
  /** Null where nothing is published under such a key, whatever it looks like. */
  open(key: string): Promise<PublishedFile | null>;
}

/** The store cannot be reached, or has no room: the message says which. Trying again soon may work. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The storage cannot be used: ${describeStoreError(cause)}.`, { cause });
    this.name = 'StorageUnavailable';
  }
}

/** Made of what is in the file, so that another file has another key. */
export const recordingKey = (sha256: string): string => `recordings/${sha256}.mp3`;

const pictureKeyPattern = /^images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/main\.webp$/;

/** The key is the address of the picture itself, below the media base; its other sizes lie beside it. */
export const pictureKey = (pictureId: string): string => `images/${pictureId}/main.webp`;

/** Null where the text is no key of ours. */
export const parsePictureId = (key: string): string | null => pictureKeyPattern.exec(key)?.[1] ?? null;

export const mediaUrl = (mediaBase: string, key: string): string => `${mediaBase}/${key}`;

const types: Readonly<Record<string, string>> = { webp: 'image/webp', avif: 'image/avif' };

const publishedKey = /^images\/[0-9a-f-]{36}\/(?:main|\d{1,5})\.(webp|avif)$/;

/** The type of what may be published under this key; null for a key under which nothing ever is. */
export const publishedType = (key: string): string | null => types[publishedKey.exec(key)?.[1] ?? ''] ?? null;

/** An id that is also a name for a file, and leads nowhere else. */
export const isUploadId = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text);

export const isRecordingKey = (text: string): boolean => /^recordings\/[0-9a-f]{64}\.mp3$/.test(text);
