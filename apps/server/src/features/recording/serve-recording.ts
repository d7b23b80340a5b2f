import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '#adapters/storage/storage.ts';
import { problem } from '#http/responses/problems.ts';
import type { Recording } from './recording-queries.ts';

type ServedRecording = Pick<Recording, 'key' | 'sha256' | 'readyAt'>;

/**
 * Supports ranges: players first request two bytes, and cannot seek if they get the whole file. `private`: shared
 * caches must not store it.
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
  // HTTP dates have whole seconds.
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

/** If the file has changed, the player must get all of it, not a part that does not fit the bytes it has. */
const matchesIfRange = (condition: Headers['if-range'], tag: string, changed: Date): boolean => {
  const [given] = [condition].flat();
  return given === undefined || given === tag || Date.parse(given) === changed.getTime();
};

type Range = 'whole' | 'beyond' | readonly [first: number, last: number];

/** Invalid and multiple ranges get the whole file. */
function parseRange(asked: string | undefined, bytes: number): Range {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(asked?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  // A suffix range: the last bytes.
  if (from === '') return Number(to) === 0 ? 'beyond' : [Math.max(0, bytes - Number(to)), bytes - 1];
  const [first, last] = [Number(from), to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)];
  if (first >= bytes) return 'beyond';
  return to !== '' && Number(to) < first ? 'whole' : [first, last];
}
