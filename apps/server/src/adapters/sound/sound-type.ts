import { open } from 'node:fs/promises';
import { id3Bytes } from './id3.ts';

/** Name of FFmpeg's demuxer, so that FFmpeg tries no other. */
export type SoundType = 'wav' | 'flac' | 'mov' | 'mp3' | 'ogg' | 'matroska';

const headBytes = 16;

/** Detects the type by the first bytes. Null for other files. */
export async function detectSoundType(path: string): Promise<SoundType | null> {
  const file = await open(path);
  try {
    const at = async (position: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, position);
      return buffer.subarray(0, bytesRead);
    };
    const head = await at(0);
    // MP3, and sometimes FLAC, starts with tags.
    const start = id3Bytes(head);
    return matchType(start === 0 ? head : await at(start)) ?? (start === 0 ? null : 'mp3');
  } finally {
    await file.close();
  }
}

function matchType(head: Buffer): SoundType | null {
  const text = head.toString('latin1');
  if (/^(?:RIFF|RF64)/.test(text) && text.slice(8, 12) === 'WAVE') return 'wav';
  if (text.startsWith('fLaC')) return 'flac';
  if (text.slice(4, 8) === 'ftyp') return 'mov';
  if (text.startsWith('OggS')) return 'ogg';
  if (head.subarray(0, 4).toString('hex') === '1a45dfa3') return 'matroska';
  // Start of an MPEG layer III frame.
  return head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2 ? 'mp3' : null;
}
