import { open } from 'node:fs/promises';
import { id3Bytes } from './id3.ts';

/** As FFmpeg names what opens it: it is told, so that it opens nothing else. */
export type SoundType = 'wav' | 'flac' | 'mov' | 'mp3' | 'ogg' | 'matroska';

const headBytes = 16;

/** What a file begins with tells what it is; its name and its sender may say anything. Null for everything else. */
export async function detectSoundType(path: string): Promise<SoundType | null> {
  const file = await open(path);
  try {
    const at = async (position: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, position);
      return buffer.subarray(0, bytesRead);
    };
    const head = await at(0);
    // MP3 has tags before it, and so has now and then a FLAC.
    const begins = id3Bytes(head);
    return typeOf(begins === 0 ? head : await at(begins)) ?? (begins === 0 ? null : 'mp3');
  } finally {
    await file.close();
  }
}

function typeOf(head: Buffer): SoundType | null {
  const text = head.toString('latin1');
  if (/^(?:RIFF|RF64)/.test(text) && text.slice(8, 12) === 'WAVE') return 'wav';
  if (text.startsWith('fLaC')) return 'flac';
  if (text.slice(4, 8) === 'ftyp') return 'mov';
  if (text.startsWith('OggS')) return 'ogg';
  if (head.subarray(0, 4).toString('hex') === '1a45dfa3') return 'matroska';
  // The beginning of a frame of MPEG sound, third layer.
  return head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2 ? 'mp3' : null;
}
