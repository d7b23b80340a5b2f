import type { Readable } from 'node:stream';

export { typeOfKey } from './published-keys.ts';
export { inTheBackground, type S3Store, s3Client } from './s3-client.ts';

/** A file that a browser may send, once and soon. */
export interface ExpectedUpload {
  readonly uploadId: string;
  readonly type: string;
  /** In bytes; null where it was not said. */
  readonly size: number | null;
  readonly expiresAt: Date;
}

export type ArrivedUpload =
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
  readUpload(uploadId: string, mostBytes: number): Promise<ArrivedUpload>;
  /** What was sent is gone, and cannot be sent again. */
  discardUpload(uploadId: string): Promise<void>;
  /** Clears away what was sent before that, whoever left it. */
  discardUploadsBefore(before: Date): Promise<void>;
  publish(key: string, bytes: Uint8Array, type: string): Promise<void>;
  readPublished(key: string): Promise<Buffer | null>;
  /** The keys of all that is published. */
  listPublished(): Promise<string[]>;
  unpublish(keys: readonly string[]): Promise<void>;
  /** What this server has to answer itself, because the store has no address of its own; else null. */
  readonly localMedia: LocalMedia | null;
  close(): Promise<void>;
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

export type UploadVerdict =
  | 'taken'
  | 'not-signed'
  | 'expired'
  | 'spent'
  | 'wrong-type'
  | 'wrong-size'
  | 'too-large';

export interface PublishedFile {
  readonly bytes: number;
  readonly type: string;
  read(): Readable;
}

export interface LocalMedia {
  take(upload: IncomingUpload, now: Date): Promise<UploadVerdict>;
  /** Null where nothing is published under such a key, whatever it looks like. */
  open(key: string): Promise<PublishedFile | null>;
}

/** The store cannot be reached, or has no room. Trying again soon may work. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('The storage cannot be reached.', { cause });
    this.name = 'StorageUnavailable';
  }
}

const shape = /^images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/main\.webp$/;

/** The key is the address of the picture itself, below the media base; its other sizes lie beside it. */
export const keyOfPicture = (pictureId: string): string => `images/${pictureId}/main.webp`;

/** Null where the text is no key of ours. */
export const pictureIdOf = (key: string): string | null => shape.exec(key)?.[1] ?? null;

export const mediaUrl = (mediaBase: string, key: string): string => `${mediaBase}/${key}`;
