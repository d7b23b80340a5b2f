import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ffmpegSound } from './ffmpeg-sound.ts';
import type { SoundResult } from './sound.ts';
import { silentMp3 } from './testing/mp3.ts';

const searchPath = process.env['PATH'] ?? '';
const sound = ffmpegSound({ ffmpeg: undefined, searchPath });
const without = ffmpegSound({ ffmpeg: 'off', searchPath });
/** It is the operator's own program, and no part of the project: where it is not installed, there is nothing to try. */
const hasFfmpeg = (await sound.program()) !== null;

const chapters = [
  { startMs: 0, title: 'Gospel' },
  { startMs: 4_000, title: 'Reflection' },
];
const tags = { title: 'Salt', artist: 'Łukasz', album: 'Wayfare', chapters, uniqueId: 'one' };

async function workshop() {
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-sound-'));
  const [from, into] = [join(folder, 'sent'), join(folder, 'made.mp3')];
  return {
    /** What FFmpeg makes of this, sent in under another name. */
    async made(format: string, ...given: string[]): Promise<SoundResult> {
      execFileSync('ffmpeg', ['-loglevel', 'error', '-nostdin', '-y', ...given, '-f', format, from]);
      return sound.prepare({ from, into, tags });
    },
    async sent(bytes: Uint8Array, by = sound): Promise<SoundResult> {
      await writeFile(from, bytes);
      return by.prepare({ from, into, tags });
    },
    into,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

const generated = (what: string): string[] => ['-f', 'lavfi', '-i', what];
/** Like speech in how it swells, and as soft as one who stands far away. */
const soft = generated('anoisesrc=d=8:c=pink:a=0.05,highpass=f=120,tremolo=f=3:d=0.8');
const patience = { timeout: 60_000 };

test.runIf(hasFfmpeg)(
  'whatever was sent in comes out as one MP3, as loud as all others',
  patience,
  async () => {
    await using shop = await workshop();
    const tagged = ['-metadata', 'title=Secret', '-metadata', 'location=+48.2082+016.3738/'];
    const verdicts = [
      await shop.made('wav', ...soft, '-ar', '48000', '-ac', '2'),
      await shop.made('flac', ...generated('anoisesrc=d=8:c=pink:a=0.9,volume=20dB'), ...tagged),
      await shop.made('ipod', ...soft, '-c:a', 'aac', ...tagged),
      await shop.made('webm', ...soft, '-c:a', 'libopus'),
      // Too loud for a moment, and soft for long: it is asked for more than once.
      await shop.made(
        'mp3',
        ...generated("aevalsrc='if(lt(mod(t,2),0.002),0.99,0.005*sin(880*t))':d=8"),
        ...tagged,
      ),
    ];
    for (const verdict of verdicts) {
      if (verdict.status !== 'made') throw new Error(verdict.why);
      expect(Math.abs((verdict.lufs ?? 0) + 16)).toBeLessThanOrEqual(1);
      expect(verdict.peak).toBeLessThanOrEqual(-1);
      expect(verdict.ms).toBeGreaterThan(7_900);
      expect(verdict.ms).toBeLessThan(8_200);
      // Of one size for so much time, whatever is said.
      expect(verdict.bytes / verdict.ms).toBeCloseTo(8, 0);
    }
    const file = await readFile(shop.into);
    for (const words of ['Secret', '48.2082']) expect(file.includes(words)).toBe(false);
    const told = execFileSync('ffprobe', [
      '-loglevel',
      'error',
      '-show_chapters',
      '-show_format',
      '-show_streams',
      shop.into,
    ]);
    expect(told.toString()).toMatch(/codec_name=mp3.*sample_rate=44100.*channels=1/s);
    expect(told.toString()).toMatch(/TAG:title=Gospel.*start_time=4\.000000.*TAG:title=Reflection/s);
    expect(told.toString()).toMatch(/TAG:title=Salt.*TAG:artist=Łukasz/s);
  },
);

test.runIf(hasFfmpeg)('what is nothing but knocks stays softer, and is never cut off', patience, async () => {
  await using shop = await workshop();
  const knocks = generated("aevalsrc='if(lt(mod(t,1),0.03),1.4*sin(9000*t),0)':d=8");
  const verdict = await shop.made('wav', ...knocks, '-c:a', 'pcm_f32le');
  expect(verdict).toMatchObject({ status: 'made' });
  if (verdict.status === 'made') expect(verdict.peak).toBeLessThanOrEqual(-1);
});

test.runIf(hasFfmpeg)(
  'silence, a moment, hours in a small file, and what only looks like sound are refused',
  patience,
  async () => {
    await using shop = await workshop();
    const why = (verdict: SoundResult) => (verdict.status === 'refused' ? verdict.why : verdict.status);
    expect(why(await shop.made('wav', ...generated('anullsrc=d=8')))).toBe('silent');
    expect(why(await shop.made('wav', ...generated('sine=d=2')))).toBe('too-short');
    const hours = generated('anullsrc=d=5500:r=8000:cl=mono');
    expect(why(await shop.made('flac', ...hours, '-compression_level', '0'))).toBe('too-long');
    expect(
      why(await shop.sent(Buffer.from(`RIFF\u0000\u0000\u0000\u0000WAVE${'no sound '.repeat(99)}`))),
    ).toBe('no-sound');
    const playlist = '#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n';
    for (const other of [
      '%PDF-1.7',
      playlist,
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'ffconcat version 1.0\nfile /etc/passwd',
      '',
    ])
      expect(why(await shop.sent(Buffer.from(other)))).toBe('no-sound');
  },
);

test('without FFmpeg nothing but MP3 is taken, and what is told of it is counted', async () => {
  await using shop = await workshop();
  expect(await without.program()).toBeNull();
  // Its head says ten hours; so many frames are there.
  const lying = Buffer.concat([
    Buffer.from('fffb50c0', 'hex'),
    Buffer.alloc(17),
    Buffer.from('Info\u0000\u0000\u0000\u0001\u0000\u0015\u0000\u0000'),
    Buffer.alloc(208 - 33),
  ]);
  const cover = Buffer.alloc(30_000, 0xff);
  const verdict = await shop.sent(
    Buffer.concat([lying, silentMp3(60_000), cover, silentMp3(1_000)]),
    without,
  );
  expect(verdict).toMatchObject({ status: 'made', ms: 61_022, lufs: null, peak: null });
  const file = await readFile(shop.into);
  expect(file.includes(Buffer.alloc(1_000, 0xff))).toBe(false);
  expect(await shop.sent(silentMp3(91 * 60_000), without)).toEqual({ status: 'refused', why: 'too-long' });
  for (const head of [
    'RIFF\u0000\u0000\u0000\u0000WAVEfmt ',
    'fLaC',
    'OggS',
    '\u0000\u0000\u0000\u0020ftypM4A ',
  ])
    expect(await shop.sent(Buffer.from(head, 'latin1'), without)).toEqual({
      status: 'refused',
      why: 'needs-program',
    });
});

test('a program that is none, or cannot be found, is as good as none', async () => {
  for (const ffmpeg of ['/nowhere/ffmpeg', '/bin/true', '/bin/cat'])
    expect(await ffmpegSound({ ffmpeg, searchPath }).program()).toBeNull();
  expect(await ffmpegSound({ ffmpeg: undefined, searchPath: '' }).program()).toBeNull();
});
