import type { FastifyInstance } from 'fastify';
import type { UploadVerdict } from '#adapters/storage/storage.ts';
import { problem } from '#http/answers/problems.ts';
import type { HomilyDeps } from '../homily-deps.ts';

const reasons: Readonly<Record<Exclude<UploadVerdict, 'taken' | 'too-large'>, string>> = {
  'not-signed': 'This address takes no recording. Please begin again.',
  expired: 'This recording came too late. Please begin again.',
  spent: 'This address was used already. Please begin again.',
  'wrong-type': 'This is not the type of file that was announced.',
  'wrong-size': 'This file is not as long as was announced.',
};

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
    const config = { lets: ['whoever holds the signed address'] };
    scope.put<{ Params: { recordingId: string }; Querystring: Record<string, unknown> }>(
      `/api/homily${recordingUploadPath}/:recordingId`,
      { config },
      async ({ params, query, headers, raw }, reply) => {
        const { 'content-type': type = '', 'content-length': length } = headers;
        const size = length === undefined ? null : Number(length);
        const upload = { uploadId: params.recordingId, query, type, length: size, body: raw };
        const verdict = await take(upload, clock.now());
        if (verdict === 'too-large') throw problem('recording_too_large');
        if (verdict !== 'taken') throw problem('upload_refused', { message: reasons[verdict] });
        return reply.code(200).send();
      },
    );
  });
}
