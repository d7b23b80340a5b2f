/** What is written into a recording, so that every player names it. Nothing else of the file that was sent in is kept. */
export interface SoundTags {
  readonly title: string;
  /** Who reads; empty where nobody said. */
  readonly artist: string;
  readonly album: string;
  readonly chapters: readonly SoundChapter[];
  /** Never the same for two files: what is in a file makes its address, and no two recordings share one. */
  readonly uniqueId: string;
}

export interface SoundChapter {
  readonly startMs: number;
  readonly title: string;
}

export interface SoundOrder {
  /** Files of this machine: what is read, and what is written. */
  readonly from: string;
  readonly into: string;
  readonly tags: SoundTags;
}

export interface PreparedSound {
  readonly status: 'made';
  readonly bytes: number;
  readonly ms: number;
  /** Of the whole file, in hexadecimal digits. */
  readonly sha256: string;
  /** How loud it is, and its highest peak, in LUFS and dBTP; null where nobody could measure it. */
  readonly lufs: number | null;
  readonly peak: number | null;
}

export type SoundRefusal =
  /** Not a recording, of no kind that is taken, or broken. */
  | 'no-sound'
  | 'too-short'
  | 'too-long'
  | 'silent'
  /** Of a kind that only FFmpeg opens, which is not there. */
  | 'needs-program'
  /** It took more time or memory than anything of its length does. */
  | 'too-slow';

export type SoundResult = PreparedSound | { readonly status: 'refused'; readonly why: SoundRefusal };

/** Makes one file of what was sent in, which every player plays and which is as loud as all others. */
export interface Sound {
  prepare(order: SoundOrder): Promise<SoundResult>;
  /** The same recording with other tags. */
  retag(order: SoundOrder): Promise<Pick<PreparedSound, 'bytes' | 'ms' | 'sha256'>>;
  /** What the program calls itself; null where there is none, and then only MP3 is taken, as it is. */
  program(): Promise<string | null>;
}

export const minRecordingMs = 3_000;
export const maxRecordingMs = 90 * 60_000;
