import { Readable } from 'node:stream';
import sound from './ending-sound.json' with { type: 'json' };

const mp3 = Buffer.from(sound.mp3, 'base64');

/** Three bells, by which an app that shows only what can be played shows that a subscription has ended. */
export const endingSound = { bytes: mp3.length, ms: sound.ms };

export const readEndingSound = async (first: number, last: number): Promise<Readable> =>
  Readable.from([mp3.subarray(first, last + 1)]);
