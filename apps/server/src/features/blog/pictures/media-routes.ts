import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LocalMedia } from '#adapters/storage/storage.ts';
import type { Clock } from '#clock.ts';
import { uploadRoute } from '#http/guards/upload-route.ts';
import { problem } from '#http/responses/problems.ts';
import type { HeaderRecord } from '#http/responses/security-headers.ts';

interface LocalMediaDeps {
  readonly localMedia: LocalMedia;
  readonly clock: Clock;
  /** Headers for uploaded content. */
  readonly media: HeaderRecord;
}

const forever = 'public, max-age=31536000, immutable';

/** Upload and download of images stored on local disk. */
export async function localMediaRoutes(app: FastifyInstance, deps: LocalMediaDeps): Promise<void> {
  const { localMedia, clock } = deps;
  await uploadRoute(app, {
    path: '/api/blog/uploads',
    name: 'upload',
    tooLarge: 'image_too_large',
    receive: (upload, now) => localMedia.receive(upload, now),
    clock,
  });
  app.get<MediaRequest>('/media/images/:uploadId/:name', (request, reply) => sendMedia(deps, request, reply));
}

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
