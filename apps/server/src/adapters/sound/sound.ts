/** Tags of the file. All tags of the upload are removed. */
export interface SoundTags {
  readonly title: string;
  /** The reader. May be ''. */
  readonly artist: string;
  readonly album: string;
  readonly chapters: readonly SoundChapter[];
  /** Makes the content unique, because the key of a recording is derived from it. */
  readonly uniqueId: string;
}

export interface SoundChapter {
  readonly startMs: number;
  readonly title: string;
}

export interface SoundOrder {
  /** Local path of the input. */
  readonly from: string;
  /** Local path of the output. */
  readonly into: string;
  readonly tags: SoundTags;
}

export interface PreparedSound {
  readonly status: 'made';
  readonly bytes: number;
  readonly ms: number;
  /** The hash of the file, in hexadecimal. */
  readonly sha256: string;
}

export type SoundRefusal =
  /** Not a recording, an unsupported format, or damaged. */
  | 'no-sound'
  | 'too-short'
  | 'too-long'
  | 'silent'
  /** Needs FFmpeg, which is not installed. */
  | 'needs-program'
  /** Exceeded the limit of time or memory. */
  | 'too-slow';

export type SoundResult = PreparedSound | { readonly status: 'refused'; readonly why: SoundRefusal };

/** Converts recordings to MP3 of the same loudness. */
export interface Sound {
  prepare(order: SoundOrder): Promise<SoundResult>;
  /** Replaces the tags. */
  retag(order: SoundOrder): Promise<Pick<PreparedSound, 'bytes' | 'ms' | 'sha256'>>;
  /** Version of FFmpeg. Null without it: then only MP3 is accepted, unchanged. */
  program(): Promise<string | null>;
}

export const minRecordingMs = 3_000;
export const maxRecordingMs = 90 * 60_000;
