import type { PlayableRecording } from '@wayfare/contracts/calls/playable-recording';
import * as calls from '@wayfare/contracts/calls/recording';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { canReadHomilies, homilyEditors } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#adapters/db/database.ts';
import type { Bearer } from '#adapters/identity/identity.ts';
import { recordingKey } from '#adapters/storage/storage.ts';
import { getActor } from '#features/activity/activity-queries.ts';
import { findDraft, lockDraft } from '#features/editing/draft-queries.ts';
import { getPublisher, type Publisher, revokeApproval } from '#features/editing/review.ts';
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
import { noStore } from '#http/responses/no-store.ts';
import { problem } from '#http/responses/problems.ts';
import { toHomily } from './content.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { findHomily } from './homily-queries.ts';

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

interface RouteContext {
  readonly today: () => string;
  /** Invalidates the cached feed. */
  readonly invalidateFeed: () => void;
}

export async function recordingRoutes(
  app: FastifyInstance,
  deps: HomilyDeps,
  tools: RouteContext,
): Promise<void> {
  editorRoutes(app, deps, tools);
  listenerRoutes(app, deps, tools);
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
    const draft = await lockDraft(tx, toHomily(date));
    if (draft === null) throw noDraft();
    await revokeApproval(tx, { ...toHomily(date), isOut: draft.copyHash !== null }, by, chiefOnlyMessage);
  };

function editorRoutes(app: FastifyInstance, deps: HomilyDeps, { invalidateFeed }: RouteContext): void {
  const guards = { editor: requireGroup(deps.identity, homilyEditors) };
  const titleOf = async (date: string): Promise<string> => {
    const draft = await findDraft<HomilyContent>(deps.db, toHomily(date));
    if (draft === null) throw noDraft();
    return getHomilyName(draft.content) || 'Homily';
  };
  const seen = (date: string, { sub }: Bearer) => getEditedRecording(deps, date, sub);
  route(app, calls.getRecording, {
    guards,
    handler: ({ params, auth }) => seen(params.date, auth.editor),
  });
  route(app, calls.startRecordingUpload, {
    guards,
    handler: async ({ params: { date }, body, auth }) => {
      const { filename, size, readerName = '', reflectionMs = null } = body;
      const hold = lockDayFor(await getPublisher(deps, auth.editor));
      return startUpload(deps, { date, filename, size, readerName, reflectionMs }, hold);
    },
  });
  route(app, calls.finishRecordingUpload, {
    guards,
    handler: async ({ params: { date }, body: { recordingId }, auth }) => {
      const by = await getPublisher(deps, auth.editor);
      await finishUpload(deps, { date, recordingId, title: await titleOf(date), by }, lockDayFor(by));
      return seen(date, auth.editor);
    },
  });
  route(app, calls.updateRecording, {
    guards,
    handler: async ({ params: { date }, body, auth }) => {
      const hold = lockDayFor(await getPublisher(deps, auth.editor));
      await updateRecording(deps, { date, ...body, title: await titleOf(date) }, hold);
      invalidateFeed();
      return seen(date, auth.editor);
    },
  });
  route(app, calls.deleteRecording, {
    guards,
    handler: async ({ params: { date }, auth }) => {
      const by = await getActor(deps, auth.editor.sub);
      await deleteRecording(deps, { date, title: await titleOf(date), by });
      invalidateFeed();
      return seen(date, auth.editor);
    },
  });
}

function listenerRoutes(app: FastifyInstance, deps: HomilyDeps, { today }: RouteContext): void {
  const { db, clock, identity, storage, recordingLinks } = deps;
  const isOpen = async (date: string) => date <= today() && (await findHomily(db, date)) !== null;
  route(app, calls.saveListeningPosition, {
    guards: { member: requireMember(identity) },
    handler: async ({ body, auth, reply }) => {
      noStore(reply);
      if (!(await canReadHomilies(toViewer(deps, auth.member)))) throw problem('subscription_required');
      if (!(await isOpen(body.date))) throw problem('homily_not_found');
      await saveListeningPosition(deps, auth.member.sub, body);
      return {};
    },
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
