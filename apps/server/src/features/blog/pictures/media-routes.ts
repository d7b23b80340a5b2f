import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LocalMedia, UploadResult } from '#adapters/storage/storage.ts';
import type { Clock } from '#clock.ts';
import { type HttpProblem, problem } from '#http/responses/problems.ts';
import type { HeaderRecord } from '#http/responses/security-headers.ts';

interface LocalMediaDeps {
  readonly localMedia: LocalMedia;
  readonly clock: Clock;
  /** Headers for uploaded content. */
  readonly media: HeaderRecord;
}

const forever = 'public, max-age=31536000, immutable';

/** Upload and download of images stored on local disk. */
export async function localMediaRoutes(app: FastifyInstance, parts: LocalMediaDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body is streamed to the storage.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    const config = { allows: ['the signed upload address'] };
    scope.put<UploadRequest>('/api/blog/uploads/:uploadId', { config }, (request, reply) =>
      receiveUpload(parts, request, reply),
    );
  });
  app.get<MediaRequest>('/media/images/:uploadId/:name', (request, reply) =>
    sendMedia(parts, request, reply),
  );
}

interface UploadRequest {
  Params: { uploadId: string };
  Querystring: Record<string, unknown>;
}

async function receiveUpload(
  { localMedia, clock }: LocalMediaDeps,
  { params, query, headers, raw }: FastifyRequest<UploadRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { 'content-type': type = '', 'content-length': length } = headers;
  const verdict = await localMedia.receive(
    {
      uploadId: params.uploadId,
      query,
      type,
      length: length === undefined ? null : Number(length),
      body: raw,
    },
    clock.now(),
  );
  if (verdict !== 'taken') throw refusal(verdict);
  return reply.code(200).send();
}

const reasons = {
  'not-signed': 'This address takes no upload. Please begin again.',
  expired: 'This upload came too late. Please begin again.',
  spent: 'This address was used already. Please begin again.',
  'wrong-type': 'This is not the type of file that was announced.',
  'wrong-size': 'This file is not as long as was announced.',
} as const;

const refusal = (verdict: Exclude<UploadResult, 'taken'>): HttpProblem =>
  verdict === 'too-large'
    ? problem('image_too_large')
    : problem('upload_refused', { message: reasons[verdict] });

interface MediaRequest {
  Params: { uploadId: string; name: string };
}

/** A key always names the same file, so responses are immutable. */
async function sendMedia(
  { localMedia, media }: LocalMediaDeps,
  { params: { uploadId, name }, method, headers }: FastifyRequest<MediaRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = `images/${uploadId}/${name}`;
  const file = await localMedia.open(key);
  reply.headers(media);
  if (file === null) throw problem('no_such_route');
  const etag = `"${uploadId}-${name}"`;
  reply.headers({ 'cache-control': forever, etag });
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  reply.headers({ 'content-type': file.type, 'content-length': String(file.bytes) });
  return method === 'HEAD' ? reply.send() : reply.send(file.read());
}
