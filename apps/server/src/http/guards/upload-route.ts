import type { FastifyInstance } from 'fastify';
import type { IncomingUpload, UploadPart, UploadResult } from '#adapters/storage/storage.ts';
import { problem } from '#http/responses/problems.ts';

interface UploadRoute {
  /** Without the id of the upload at its end. */
  readonly path: string;
  /** In messages. */
  readonly name: 'upload' | 'recording';
  readonly tooLarge: 'image_too_large' | 'recording_too_large';
  readonly receive: (
    upload: IncomingUpload & { readonly part: UploadPart | null },
    now: Date,
  ) => Promise<UploadResult>;
  readonly clock: { now(): Date };
}

/** Takes files at signed addresses, for storage on disk. The body is streamed to the storage. */
export async function uploadRoute(
  app: FastifyInstance,
  { path, name, tooLarge, receive, clock }: UploadRoute,
): Promise<void> {
  const messages = {
    'not-signed': `This address takes no ${name}. Please begin again.`,
    expired: `This ${name} came too late. Please begin again.`,
    spent: 'This address was used already. Please begin again.',
    'wrong-type': 'This is not the type of file that was announced.',
    'wrong-size': 'This file is not as long as was announced.',
  };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    const config = { allows: ['the signed upload address'] };
    scope.put<{ Params: { uploadId: string }; Querystring: Record<string, unknown> }>(
      `${path}/:uploadId`,
      { config },
      async ({ params: { uploadId }, query, headers, raw: body }, reply) => {
        const { 'content-type': type = '', 'content-length': size } = headers;
        const length = size === undefined ? null : Number(size);
        const part = parseContentRange(headers['content-range']);
        const result = await receive({ uploadId, query, type, length, body, part }, clock.now());
        if (result === 'too-large') throw problem(tooLarge);
        if (result !== 'taken') throw problem('upload_refused', { message: messages[result] });
        return reply.code(200).send();
      },
    );
  });
}

/** Parses 'bytes 0-99/300'. Null if there is no such header, and the body is the whole file. */
function parseContentRange(range: string | undefined): UploadPart | null {
  const [, first, last, total] = /^bytes (\d{1,12})-(\d{1,12})\/(\d{1,12})$/.exec(range ?? '') ?? [];
  return first === undefined ? null : { first: Number(first), last: Number(last), total: Number(total) };
}
