// Creates the sound that podcast feeds play after a subscription has ended: three falling bells.
// Run by hand after a change: `node scripts/ending-sound.ts`. Requires `ffmpeg` on the PATH.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const rate = 44_100;
const seconds = 5;
const samples = new Float64Array(rate * seconds);

/** Partials of a bell: frequency ratio, amplitude and decay rate. */
const partials = [
  [1, 1, 1.5],
  [2, 0.35, 2.6],
  [2.99, 0.12, 4],
  [4.2, 0.05, 6],
] as const;

function strike(at: number, pitch: number): void {
  for (const [times, loudness, decay] of partials)
    for (let index = Math.round(at * rate); index < samples.length; index += 1) {
      const since = index / rate - at;
      const swell = Math.min(1, since / 0.012) * Math.exp(-decay * since);
      samples[index] =
        (samples[index] ?? 0) + 0.45 * loudness * swell * Math.sin(2 * Math.PI * pitch * times * since);
    }
}

strike(0.1, 440);
strike(0.9, 329.63);
strike(1.7, 220);
const fade = rate * 0.6;
for (let index = 1; index <= fade; index += 1) {
  const position = samples.length - index;
  samples[position] = ((samples[position] ?? 0) * index) / fade;
}

const pcm = Buffer.alloc(samples.length * 2);
for (const [index, sample] of samples.entries())
  pcm.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), index * 2);
const plain =
  '-loglevel error -f s16le -ar 44100 -ac 1 -i pipe:0 -b:a 40k -map_metadata -1 -id3v2_version 0 -write_xing 0';
const { stdout, status } = spawnSync(
  'ffmpeg',
  [...plain.split(' '), '-fflags', '+bitexact', '-f', 'mp3', 'pipe:1'],
  {
    input: pcm,
  },
);
if (status !== 0) throw new Error('ffmpeg failed.');
writeFileSync(
  join(import.meta.dirname, '../apps/server/src/features/podcast/ending-sound.json'),
  `${JSON.stringify({ ms: seconds * 1_000, mp3: stdout.toString('base64') })}\n`,
);
console.log(`${stdout.length} bytes`);
