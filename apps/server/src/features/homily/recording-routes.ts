import type { PlayableRecording } from '@wayfare/contracts/calls/playable-recording';
import * as calls from '@wayfare/contracts/calls/recording';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { canReadHomilies, homilyEditors } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#adapters/db/database.ts';
import { recordingKey } from '#adapters/storage/storage.ts';
import { findDraft, lockDraft } from '#features/editing/draft-queries.ts';
import { type Publisher, requirePublisher, revokeApproval } from '#features/editing/review.ts';
import { listChapters } from '#features/recording/chapters.ts';
import {
  deleteRecording,
  getEditedRecording,
  updateRecording,
} from '#features/recording/edited-recording.ts';
import { saveListeningPosition } from '#features/recording/listening-position-queries.ts';
import type { Recording } from '#features/recording/recording-queries.ts';
import { finishUpload, startUpload } from '#features/recording/send-recording.ts';
import { serveRecording } from '#features/recording/serve-recording.ts';
import { requireGroup, requireMember, toViewer, toViewerBySub } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { uploadRoute } from '#http/guards/upload-route.ts';
import { problem } from '#http/responses/problems.ts';
import { toHomilyRef } from './content.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { findHomily, homiliesTopic } from './homily-queries.ts';

/** The caller has already checked access. */
export function toPlayableRecording(
  { clock, recordingLinks }: Pick<HomilyDeps, 'clock' | 'recordingLinks'>,
  sub: string,
  recording: Recording,
): Omit<PlayableRecording, 'position'> {
  const { recordingId, date, ms, readerName, bytes, sha256, readyAt } = recording;
  return {
    recordingId,
    durationMs: ms,
    readerName,
    bytes,
    url: recordingLinks.sign({ sha256, date, isForEditor: false, createdAt: readyAt, sub }, clock.now()),
    chapters: listChapters(recording),
  };
}

/** Below `/api/homily`. */
export const recordingUploadPath = '/recordings/sent';

export async function recordingRoutes(
  app: FastifyInstance,
  deps: HomilyDeps,
  today: () => string,
): Promise<void> {
  editorRoutes(app, deps);
  listenerRoutes(app, deps, today);
  const { receive } = deps.storage.recordings;
  // S3 takes uploads itself.
  if (receive === null) return;
  await uploadRoute(app, {
    path: `/api/homily${recordingUploadPath}`,
    name: 'recording',
    tooLarge: 'recording_too_large',
    receive,
    clock: deps.clock,
  });
}

const noDraft = () =>
  problem('homily_not_found', {
    message: 'Write something for this day first: a recording belongs to a homily.',
  });

const chiefOnlyMessage =
  'This homily is published. While review is on, an editor-in-chief changes its recording, or unpublishes it first.';

/** Locks the draft until the transaction ends, and checks that its recording may be changed. */
const lockDayFor =
  (by: Publisher) =>
  async (tx: Db, date: string): Promise<void> => {
    const draft = await lockDraft(tx, toHomilyRef(date));
    if (draft === null) throw noDraft();
    await revokeApproval(
      tx,
      { ...toHomilyRef(date), isPublishedOrScheduled: draft.copyHash !== null },
      by,
      chiefOnlyMessage,
    );
  };

function editorRoutes(app: FastifyInstance, deps: HomilyDeps): void {
  const guards = { by: requirePublisher(deps, homilyEditors) };
  const readGuards = { editor: requireGroup(deps.identity, homilyEditors) };
  const homilies = deps.db.watch(homiliesTopic);
  const getTitle = async (date: string): Promise<string> => {
    const draft = await findDraft<HomilyContent>(deps.db, toHomilyRef(date));
    if (draft === null) throw noDraft();
    return getHomilyName(draft.content) || 'Homily';
  };
  route(app, calls.getRecording, readGuards, ({ params: { date }, auth }) =>
    getEditedRecording(deps, date, auth.editor.sub),
  );
  route(app, calls.startRecordingUpload, guards, ({ params: { date }, body, auth: { by } }) => {
    const { filename, size, readerName = '', reflectionMs = null } = body;
    return startUpload(deps, { date, filename, size, readerName, reflectionMs }, lockDayFor(by));
  });
  route(app, calls.finishRecordingUpload, guards, async ({ params: { date }, body, auth: { by } }) => {
    await finishUpload(deps, { date, ...body, title: await getTitle(date), by }, lockDayFor(by));
    return getEditedRecording(deps, date, by.sub);
  });
  route(app, calls.updateRecording, guards, async ({ params: { date }, body, auth: { by } }) => {
    await updateRecording(deps, { date, ...body, title: await getTitle(date) }, lockDayFor(by));
    homilies.changed();
    return getEditedRecording(deps, date, by.sub);
  });
  route(app, calls.deleteRecording, guards, async ({ params: { date }, auth: { by } }) => {
    await deleteRecording(deps, { date, title: await getTitle(date), by });
    homilies.changed();
    return getEditedRecording(deps, date, by.sub);
  });
}

function listenerRoutes(app: FastifyInstance, deps: HomilyDeps, today: () => string): void {
  const { db, clock, identity, storage, recordingLinks } = deps;
  const isOpen = async (date: string) => date <= today() && (await findHomily(db, date)) !== null;
  route(app, calls.saveListeningPosition, { member: requireMember(identity) }, async ({ body, auth }) => {
    if (!(await canReadHomilies(toViewer(deps, auth.member)))) throw problem('subscription_required');
    if (!(await isOpen(body.date))) throw problem('homily_not_found');
    await saveListeningPosition(deps, auth.member.sub, body);
    return {};
  });
  const config = { allows: ['the signed link of a member with access'] };
  const url = '/api/homily/recordings/:proof/:file';
  const give = async (
    request: FastifyRequest<{ Params: { proof: string; file: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const link = recordingLinks.verify(request.params.proof, request.params.file, clock.now());
    if (link === null) throw problem('no_such_route');
    const member = toViewerBySub(deps, link.sub);
    if (!(await (link.isForEditor ? member.isInGroup(homilyEditors) : canReadHomilies(member))))
      throw problem(link.isForEditor ? 'not_allowed' : 'subscription_required');
    if (!(link.isForEditor || (await isOpen(link.date)))) throw problem('recording_not_found');
    const { sha256, createdAt: madeAt } = link;
    return serveRecording(storage, { key: recordingKey(sha256), sha256, readyAt: madeAt }, request, reply);
  };
  // An explicit HEAD route: the automatic one would omit Content-Length.
  app.head(url, { config }, give);
  app.get(url, { config }, give);
}
