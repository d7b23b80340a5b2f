import type { FastifyInstance } from 'fastify';
import type { LocalMedia } from '#adapters/storage/storage.ts';
import type { Clock } from '#clock.ts';
import { uploadRoute } from '#http/guards/upload-route.ts';
import { problem } from '#http/responses/problems.ts';
import type { HeaderRecord } from '#http/responses/security-headers.ts';

const forever = 'public, max-age=31536000, immutable';

/** Upload and download of images stored on local disk. `media` are the headers of uploaded content. */
export async function localMediaRoutes(
  app: FastifyInstance,
  localMedia: LocalMedia,
  clock: Clock,
  media: HeaderRecord,
): Promise<void> {
  await uploadRoute(app, {
    path: '/api/blog/uploads',
    name: 'upload',
    tooLarge: 'image_too_large',
    receive: (upload, now) => localMedia.receive(upload, now),
    clock,
  });
  // A key always names the same file, so responses are immutable.
  app.get<MediaRequest>('/media/images/:uploadId/:name', async ({ params, method, headers }, reply) => {
    const { uploadId, name } = params;
    const file = await localMedia.open(`images/${uploadId}/${name}`);
    reply.headers(media);
    if (file === null) throw problem('no_such_route');
    const etag = `"${uploadId}-${name}"`;
    reply.headers({ 'cache-control': forever, etag });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    reply.headers({ 'content-type': file.type, 'content-length': String(file.bytes) });
    return method === 'HEAD' ? reply.send() : reply.send(file.read());
  });
}

interface MediaRequest {
  Params: { uploadId: string; name: string };
}
