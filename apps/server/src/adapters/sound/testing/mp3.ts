/** 64 kbit/s, 44.1 kHz, mono, like stored recordings. */
const head = Buffer.from('fffb50c0', 'hex');
const frameBytes = 208;
export const frameMs = (1_152 * 1_000) / 44_100;

/** Silence as MP3. The frames are numbered, so that each differs. */
export function silentMp3(ms: number): Buffer {
  const frames = Array.from({ length: Math.ceil(ms / frameMs) }, (_, index) => {
    const frame = Buffer.alloc(frameBytes);
    head.copy(frame);
    frame.writeUInt32BE(index, frameBytes - 4);
    return frame;
  });
  return Buffer.concat(frames);
}
