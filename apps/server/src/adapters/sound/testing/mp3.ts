/** 64 kbit/s at 44.1 kHz in one channel, as recordings of ours are. */
const head = Buffer.from('fffb50c0', 'hex');
const frameBytes = 208;
export const frameMs = (1_152 * 1_000) / 44_100;

/** So long a silence, as MP3. Each frame has a number in it, so that none is mistaken for another. */
export function silentMp3(ms: number): Buffer {
  const frames = Array.from({ length: Math.ceil(ms / frameMs) }, (_, index) => {
    const frame = Buffer.alloc(frameBytes);
    head.copy(frame);
    frame.writeUInt32BE(index, frameBytes - 4);
    return frame;
  });
  return Buffer.concat(frames);
}
