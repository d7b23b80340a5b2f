import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '#adapters/storage/storage.ts';
import { problem } from '#http/responses/problems.ts';
import type { Recording } from './recording-queries.ts';

type ServedRecording = Pick<Recording, 'key' | 'sha256' | 'readyAt'>;

/**
 * A recording, or the part of it that was asked for. Players begin by asking for two bytes, and know neither how long it
 * is nor how to go back where they are answered with all of it. The answer is for whoever may hear it and for no store
 * on its way.
 */
export async function serveRecording(
  { recordings }: { readonly recordings: Pick<Storage['recordings'], 'open'> },
  { key, sha256, readyAt }: ServedRecording,
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await recordings.open(key);
  if (file === null) throw problem('recording_not_found');
  const { bytes } = file;
  const tag = `"${sha256}"`;
  // Headers tell no parts of seconds.
  const changed = new Date(Math.floor(readyAt.getTime() / 1_000) * 1_000);
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=21600',
    etag: tag,
    'last-modified': changed.toUTCString(),
  });
  if (isNotModified(headers, tag, changed)) return reply.code(304).send();
  reply.header('content-type', 'audio/mpeg');
  const range = matchesIfRange(headers['if-range'], tag, changed)
    ? parseRange(headers.range, bytes)
    : 'whole';
  if (range === 'beyond')
    return reply.code(416).header('content-range', `bytes */${bytes}`).header('content-length', '0').send();
  const [first, last] = range === 'whole' ? [0, bytes - 1] : range;
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes}`);
  reply.header('content-length', String(last - first + 1));
  return method === 'HEAD' ? reply.send() : reply.send(await file.read(first, last));
}

type Headers = FastifyRequest['headers'];

function isNotModified(headers: Headers, tag: string, changed: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((each) => ['*', tag, `W/${tag}`].includes(each.trim()));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && changed.getTime() <= since;
}

/** A part of what is another file by now would be put into the middle of the one that was there. */
const matchesIfRange = (condition: Headers['if-range'], tag: string, changed: Date): boolean => {
  const [given] = [condition].flat();
  return given === undefined || given === tag || Date.parse(given) === changed.getTime();
};

type Range = 'whole' | 'beyond' | readonly [first: number, last: number];

/** Of several parts, and of what is no range, the whole is answered. */
function parseRange(asked: string | undefined, bytes: number): Range {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  // So many from the end.
  if (from === '') return Number(to) === 0 ? 'beyond' : [Math.max(0, bytes - Number(to)), bytes - 1];
  const [first, last] = [Number(from), to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)];
  if (first >= bytes) return 'beyond';
  return to !== '' && Number(to) < first ? 'whole' : [first, last];
}
