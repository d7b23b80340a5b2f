import type { FastifyInstance } from 'fastify';
import type { UploadPart, UploadVerdict } from '#adapters/storage/storage.ts';
import { problem } from '#http/answers/problems.ts';
import type { HomilyDeps } from '../homily-deps.ts';

const reasons: Readonly<Record<Exclude<UploadVerdict, 'taken' | 'too-large'>, string>> = {
  'not-signed': 'This address takes no recording. Please begin again.',
  expired: 'This recording came too late. Please begin again.',
  spent: 'This address was used already. Please begin again.',
  'wrong-type': 'This is not the type of file that was announced.',
  'wrong-size': 'This file is not as long as was announced.',
};

/** 'bytes 0-99/300'; null where there is no such thing, and all of it comes at once. */
function partOf(range: string | undefined): UploadPart | null {
  const [, first, last, total] = /^bytes (\d{1,12})-(\d{1,12})\/(\d{1,12})$/.exec(range ?? '') ?? [];
  return first === undefined ? null : { first: Number(first), last: Number(last), total: Number(total) };
}

/** Below the service's base. */
export const recordingUploadPath = '/recordings/sent';

/** Where recordings come in while they are kept on this machine. */
export async function uploadRoute(
  app: FastifyInstance,
  { storage: { recordings }, clock }: Pick<HomilyDeps, 'storage' | 'clock'>,
): Promise<void> {
  const { take } = recordings;
  if (take === null) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The bytes go to the storage as they come; nobody here holds them all.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    const config = { lets: ['the signed upload address'] };
    scope.put<{ Params: { recordingId: string }; Querystring: Record<string, unknown> }>(
      `/api/homily${recordingUploadPath}/:recordingId`,
      { config },
      async ({ params, query, headers, raw }, reply) => {
        const { 'content-type': type = '', 'content-length': length } = headers;
        const size = length === undefined ? null : Number(length);
        const part = partOf(headers['content-range']);
        const upload = { uploadId: params.recordingId, query, type, length: size, body: raw, part };
        const verdict = await take(upload, clock.now());
        if (verdict === 'too-large') throw problem('recording_too_large');
        if (verdict !== 'taken') throw problem('upload_refused', { message: reasons[verdict] });
        return reply.code(200).send();
      },
    );
  });
}
