import { execFileSync, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '#testing/test-folder.ts';
import { measureFilter, parseLoudness } from './ffmpeg.ts';
import { ffmpegSound } from './ffmpeg-sound.ts';
import type { SoundResult } from './sound.ts';
import { silentMp3 } from './testing/mp3.ts';

const searchPath = process.env['PATH'] ?? '';
const sound = ffmpegSound({ ffmpeg: undefined, searchPath });
const withoutProgram = ffmpegSound({ ffmpeg: 'off', searchPath });
/** FFmpeg is optional. Without it these tests are skipped. */
const hasFfmpeg = (await sound.program()) !== null;

const chapters = [
  { startMs: 0, title: 'Gospel' },
  { startMs: 4_000, title: 'Reflection' },
];
const tags = { title: 'Salt', artist: 'Łukasz', album: 'Wayfare', chapters, uniqueId: 'one' };

async function createWorkFolder() {
  const folder = await testFolder();
  const [from, into] = [join(folder, 'sent'), join(folder, 'made.mp3')];
  return {
    /** Encodes a file with FFmpeg and prepares it. */
    async encode(format: string, ...args: string[]) {
      execFileSync('ffmpeg', ['-loglevel', 'error', '-nostdin', '-y', ...args, '-f', format, from]);
      const result = await sound.prepare({ from, into, tags });
      const measuring = ['-i', into, '-af', measureFilter, '-f', 'null', '-'];
      return { ...result, loudness: parseLoudness(spawnSync('ffmpeg', measuring).stderr.toString()) };
    },
    async send(bytes: Uint8Array, by = sound): Promise<SoundResult> {
      await writeFile(from, bytes);
      return by.prepare({ from, into, tags });
    },
    into,
  };
}

const generate = (filter: string): string[] => ['-f', 'lavfi', '-i', filter];
/** Modulated like speech, and quiet. */
const quiet = generate('anoisesrc=d=8:c=pink:a=0.05,highpass=f=120,tremolo=f=3:d=0.8');
const options = { timeout: 60_000 };

test(
  'every format becomes an MP3 of the same loudness without the old metadata',
  options,
  async ({ skip }) => {
    skip(!hasFfmpeg, 'FFmpeg is not installed.');
    const work = await createWorkFolder();
    const tagged = ['-metadata', 'title=Secret', '-metadata', 'location=+48.2082+016.3738/'];
    const results = [
      await work.encode('wav', ...quiet, '-ar', '48000', '-ac', '2'),
      await work.encode('flac', ...generate('anoisesrc=d=8:c=pink:a=0.9,volume=20dB'), ...tagged),
      await work.encode('ipod', ...quiet, '-c:a', 'aac', ...tagged),
      await work.encode('webm', ...quiet, '-c:a', 'libopus'),
      // Loud for a moment and quiet for long, so that more than one pass is needed.
      await work.encode(
        'mp3',
        ...generate("aevalsrc='if(lt(mod(t,2),0.002),0.99,0.005*sin(880*t))':d=8"),
        ...tagged,
      ),
    ];
    for (const result of results) {
      if (result.status !== 'made') throw new Error(result.why);
      expect(Math.abs((result.loudness?.lufs ?? 0) + 16)).toBeLessThanOrEqual(1);
      expect(result.loudness?.peak).toBeLessThanOrEqual(-1);
      expect(result.ms).toBeGreaterThan(7_900);
      expect(result.ms).toBeLessThan(8_200);
      // Constant bit rate.
      expect(result.bytes / result.ms).toBeCloseTo(8, 0);
    }
    const file = await readFile(work.into);
    for (const text of ['Secret', '48.2082']) expect(file.includes(text)).toBe(false);
    const probed = execFileSync('ffprobe', [
      '-loglevel',
      'error',
      '-show_chapters',
      '-show_format',
      '-show_streams',
      work.into,
    ]);
    expect(probed.toString()).toMatch(/codec_name=mp3.*sample_rate=44100.*channels=1/s);
    expect(probed.toString()).toMatch(/TAG:title=Gospel.*start_time=4\.000000.*TAG:title=Reflection/s);
    expect(probed.toString()).toMatch(/TAG:title=Salt.*TAG:artist=Łukasz/s);
  },
);

test('a recording of short peaks stays quieter instead of clipping', options, async ({ skip }) => {
  skip(!hasFfmpeg, 'FFmpeg is not installed.');
  const work = await createWorkFolder();
  const peaks = generate("aevalsrc='if(lt(mod(t,1),0.03),1.4*sin(9000*t),0)':d=8");
  const result = await work.encode('wav', ...peaks, '-c:a', 'pcm_f32le');
  expect(result).toMatchObject({ status: 'made' });
  expect(result.loudness?.peak).toBeLessThanOrEqual(-1);
});

test('silence, too short or too long recordings, and other files are refused', options, async ({ skip }) => {
  skip(!hasFfmpeg, 'FFmpeg is not installed.');
  const work = await createWorkFolder();
  const why = (result: SoundResult) => (result.status === 'refused' ? result.why : result.status);
  expect(why(await work.encode('wav', ...generate('anullsrc=d=8')))).toBe('silent');
  expect(why(await work.encode('wav', ...generate('sine=d=2')))).toBe('too-short');
  const hours = generate('anullsrc=d=5500:r=8000:cl=mono');
  expect(why(await work.encode('flac', ...hours, '-compression_level', '0'))).toBe('too-long');
  expect(why(await work.send(Buffer.from(`RIFF\u0000\u0000\u0000\u0000WAVE${'no sound '.repeat(99)}`)))).toBe(
    'no-sound',
  );
  const playlist = '#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n';
  for (const other of [
    '%PDF-1.7',
    playlist,
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'ffconcat version 1.0\nfile /etc/passwd',
    '',
  ])
    expect(why(await work.send(Buffer.from(other)))).toBe('no-sound');
});

test('without FFmpeg only MP3 is accepted, and its length is counted', async () => {
  const work = await createWorkFolder();
  expect(await withoutProgram.program()).toBeNull();
  // The header claims ten hours.
  const header = Buffer.concat([
    Buffer.from('fffb50c0', 'hex'),
    Buffer.alloc(17),
    Buffer.from('Info\u0000\u0000\u0000\u0001\u0000\u0015\u0000\u0000'),
    Buffer.alloc(208 - 33),
  ]);
  const cover = Buffer.alloc(30_000, 0xff);
  const result = await work.send(
    Buffer.concat([header, silentMp3(60_000), cover, silentMp3(1_000)]),
    withoutProgram,
  );
  expect(result).toMatchObject({ status: 'made', ms: 61_022 });
  const file = await readFile(work.into);
  expect(file.includes(Buffer.alloc(1_000, 0xff))).toBe(false);
  expect(await work.send(silentMp3(91 * 60_000), withoutProgram)).toEqual({
    status: 'refused',
    why: 'too-long',
  });
  for (const head of [
    'RIFF\u0000\u0000\u0000\u0000WAVEfmt ',
    'fLaC',
    'OggS',
    '\u0000\u0000\u0000\u0020ftypM4A ',
  ])
    expect(await work.send(Buffer.from(head, 'latin1'), withoutProgram)).toEqual({
      status: 'refused',
      why: 'needs-program',
    });
});

test('a missing or wrong program counts as no FFmpeg', async () => {
  for (const ffmpeg of ['/nowhere/ffmpeg', '/bin/true', '/bin/cat'])
    expect(await ffmpegSound({ ffmpeg, searchPath }).program()).toBeNull();
  expect(await ffmpegSound({ ffmpeg: undefined, searchPath: '' }).program()).toBeNull();
});
