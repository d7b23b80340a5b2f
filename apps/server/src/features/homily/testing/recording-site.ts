import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { readHomily } from '@wayfare/contracts/calls/homily';
import { type EditedRecording, getRecording } from '@wayfare/contracts/calls/recording';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { processRecordings } from '#features/recording/process-recording.ts';
import { homilySite } from './homily-site.ts';

export const today = '2026-11-21';

/** A published homily of today and its editor. Recordings are processed once `startWorker` is called. */
export async function recordingSite(database: TestDatabase, options: { readonly hasFfmpeg?: boolean } = {}) {
  const site = await homilySite(database, options);
  const { token } = await site.member({ name: 'Luke', groups: ['homily-admin'] });
  await site.publish(token, today);
  const path = `/editor/homilies/${today}/recording`;
  const seen = async (date = today): Promise<EditedRecording> =>
    getRecording.response.parse(
      (await site.call('GET', `/editor/homilies/${date}/recording`, { token })).json(),
    );
  return {
    ...site,
    token,
    path,
    seen,
    work: () => processRecordings(site.deps),
    announce: (filename: string, size: number, more: object = {}) =>
      site.call('POST', path, { token, payload: { filename, size, ...more } }),
    /** A complete upload. Returns the response of the last step. */
    async send(bytes: Buffer, filename = 'homily.mp3', more: object = {}) {
      const { uploadUrl, recordingId, type } = (
        await site.call('POST', path, { token, payload: { filename, size: bytes.length, ...more } })
      ).json();
      const body = new Uint8Array(bytes);
      const put = await fetch(uploadUrl, { method: 'PUT', body, headers: { 'content-type': type } });
      if (put.status !== 200) throw new Error(await put.text());
      return site.call('POST', `${path}/sent`, { token, payload: { recordingId } });
    },
    /** Waits until it is ready or has failed. */
    async settled(): Promise<EditedRecording> {
      for (let looks = 0; looks < 600; looks += 1) {
        const { pending, ...rest } = await seen();
        if (pending === null || pending.state === 'failed') return { pending, ...rest };
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error('It is still being made ready.');
    },
    async heard(reader: string, date = today) {
      const answer = await site.call('GET', `/homilies/${date}`, { token: reader });
      return readHomily.response.parse(answer.json()).recording ?? null;
    },
    /** Without the headers that `fetch` adds. */
    async fetchPart(url: string, headers: Record<string, string> = {}, method = 'GET') {
      const asked = request(`${site.publicUrl}/api/homily${url}`, { method, headers }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      const body = Buffer.concat(await answer.toArray());
      return { status: answer.statusCode, headers: answer.headers, body };
    },
  };
}
