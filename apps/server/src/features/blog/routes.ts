import { listPostAuthors } from '@wayfare/contracts/calls/authors';
import * as calls from '@wayfare/contracts/calls/blog';
import { listCategories } from '@wayfare/contracts/calls/categories';
import { postComments } from '@wayfare/contracts/calls/comments';
import { listTexts } from '@wayfare/contracts/calls/editing';
import type { PostDraftContent } from '@wayfare/contracts/calls/post';
import * as reviewCalls from '@wayfare/contracts/calls/review';
import { finishUpload as finishContract, uploadUrl } from '@wayfare/contracts/calls/upload';
import { canReadPosts, postEditors, reviewers } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#adapters/db/database.ts';
import type { Bearer } from '#adapters/identity/identity.ts';
import { cache } from '#cache.ts';
import { getActor } from '#features/activity/activity-queries.ts';
import { commentRoutes } from '#features/editing/comment-routes.ts';
import { lockDraft } from '#features/editing/draft-queries.ts';
import {
  canApprove,
  getPublisher,
  getReviewStatus,
  loadReviewQueue,
  loadReviewStates,
  reviewText,
} from '#features/editing/review.ts';
import { isReviewEnabled } from '#features/editing/review-queries.ts';
import { findRevision, listRevisions } from '#features/editing/revision-queries.ts';
import { textRoutes } from '#features/editing/routes.ts';
import { saveDraftByVersion } from '#features/editing/save-draft.ts';
import { findMember, requireGroup, requireMember, toViewer } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { type CachedResponse, createCachedCallResponse } from '#http/responses/cached-response.ts';
import { problem } from '#http/responses/problems.ts';
import type { HeaderRecord } from '#http/responses/security-headers.ts';
import { type BlogDeps, postsTopic } from './blog-deps.ts';
import { getPostForEditor, isCurrentFor, maxBodyBytes, postEditor, savePictures } from './edit-post.ts';
import { loadTextList } from './list-texts.ts';
import { binnedPostProblem } from './lock-to-edit.ts';
import { localMediaRoutes } from './pictures/media-routes.ts';
import { toPictureData } from './pictures/picture.ts';
import { libraryRoutes } from './pictures/routes.ts';
import { finishUpload, startUpload } from './pictures/upload.ts';
import { listPostBylineNames, listPostCategories } from './post-queries.ts';
import { postText, toFields, toPost } from './post-text.ts';
import { presentForEditor, presentList, presentPost, presentRevision, toPostSharing } from './present.ts';
import { publishingRoutes } from './publishing-routes.ts';
import { setReviewEnabled } from './review.ts';
import { createPost, savePost } from './save-post.ts';
import { getPostByAnySlug } from './slug-history.ts';
import { parseCursor } from './stored-post.ts';
import {
  findNeighbours,
  findPost,
  listAllPosts,
  listPublishedPosts,
  lockPost,
} from './stored-post-queries.ts';

/** Everything below /api/blog, and locally stored images. */
export async function blogRoutes(app: FastifyInstance, deps: BlogDeps, media: HeaderRecord): Promise<void> {
  readingRoutes(app, deps);
  writingRoutes(app, deps);
  const { localMedia } = deps.storage;
  if (localMedia !== null) await localMediaRoutes(app, { localMedia, clock: deps.clock, media });
}

const maxCachedBytes = 8 * 1024 * 1024;

function readingRoutes(app: FastifyInstance, deps: BlogDeps): void {
  const { db, identity } = deps;
  const watch = db.watch(postsTopic);
  const answers = cache<CachedResponse>({ max: maxCachedBytes, sizeOf: ({ bytes }) => bytes });
  const ready = (key: string, prepare: () => Promise<CachedResponse>): Promise<CachedResponse> => {
    const version = watch.version();
    return version === null ? prepare() : answers.get(`${version} ${key}`, prepare);
  };

  route(app, calls.listPosts, {
    guards: { caller: findMember(identity) },
    handler: async ({ query, auth }) => {
      const after = query.after === undefined ? null : parseCursor(query.after);
      if (query.after !== undefined && after === null)
        throw problem('invalid_input', { message: 'The list cannot go on from there.' });
      const page = { after, limit: calls.postPageSize };
      if (await toViewer(deps, auth.caller).isInGroup(postEditors)) {
        const all = async () =>
          createCachedCallResponse(calls.listPosts, await listForEditors(deps, page), { for: 'one' });
        // A draft save can revoke an approval, so this is not cached while review is on.
        return (await isReviewEnabled(db)) ? all() : ready(`all ${query.after ?? ''}`, all);
      }
      const list = async () =>
        createCachedCallResponse(
          calls.listPosts,
          await presentList(deps, await listPublishedPosts(db, page)),
          {
            for: 'everyone',
          },
        );
      // Only the first page is cached: anybody can request arbitrary cursors.
      return after === null ? ready('published', list) : list();
    },
  });

  route(app, calls.readPost, {
    guards: { member: requireMember(identity) },
    handler: async ({ params: { slug }, auth: { member } }) => {
      const asker = toViewer(deps, member);
      if (!(await canReadPosts(asker))) throw problem('subscription_required');
      const seesDrafts = await asker.isInGroup(postEditors);
      return ready(`${seesDrafts ? 'any' : 'published'} ${slug}`, () =>
        loadPostDetail(deps, slug, seesDrafts),
      );
    },
  });
}

async function listForEditors(deps: BlogDeps, page: Parameters<typeof listAllPosts>[1]) {
  const posts = await presentList(deps, await listAllPosts(deps.db, page));
  const drafts = posts.filter(({ status }) => status === 'DRAFT').map(({ id }) => id);
  const stateOf = await loadReviewStates(deps.db, postText, drafts);
  return posts.map((post) => (post.status === 'DRAFT' ? { ...post, review: stateOf(post.id) } : post));
}

async function loadPostDetail(deps: BlogDeps, slug: string, seesDrafts: boolean): Promise<CachedResponse> {
  const row = await getPostByAnySlug(deps.db, slug, seesDrafts);
  const [post, beside] = [await presentPost(deps, row), await findNeighbours(deps.db, row)];
  return createCachedCallResponse(calls.readPost, { ...post, ...beside }, { for: 'one' });
}

function writingRoutes(app: FastifyInstance, deps: BlogDeps): void {
  const { db, identity, mediaBase } = deps;
  const admin = requireGroup(identity, postEditors);
  const watch = db.watch(postsTopic);
  const actor = ({ sub }: Bearer) => getActor(deps, sub);
  const requirePost = async (postId: string) => {
    const post = await findPost(db, postId);
    if (post === null) throw problem('post_not_found');
    if (post.binnedAt !== null) throw binnedPostProblem();
    return post;
  };
  const publisher = (bearer: Bearer) => getPublisher(deps, bearer);
  publishingRoutes(app, deps, { admin, actor, publisher, changed: () => watch.changed() });
  textRoutes(app, deps, postEditor(deps));
  reviewRoutes(app, deps);
  commentRoutes(app, deps, {
    kind: 'post',
    calls: postComments,
    group: postEditors,
    lock: lockText,
  });
  libraryRoutes(app, deps, () => watch.changed());

  route(app, calls.getPost, {
    guards: { admin },
    handler: async ({ params }) => presentForEditor(deps, await requirePost(params.postId)),
  });
  route(app, calls.createPost, {
    guards: { admin },
    bodyLimitBytes: maxBodyBytes,
    handler: async ({ body, auth }) => {
      const post = await createPost(deps, body, await getPublisher(deps, auth.admin));
      watch.changed();
      return presentForEditor(deps, post);
    },
  });
  route(app, calls.savePost, {
    guards: { admin },
    bodyLimitBytes: maxBodyBytes,
    handler: async ({ params, body, auth }) => {
      const post = await savePost(deps, params.postId, body, await getPublisher(deps, auth.admin));
      watch.changed();
      return presentForEditor(deps, post);
    },
  });
  draftRoutes(app, deps);
  route(app, calls.listPostRevisions, {
    guards: { admin },
    handler: async ({ params }) => {
      const { postId } = await requirePost(params.postId);
      const rows = await listRevisions(db, toPost(postId), { hasEditorSaves: false });
      return rows.map(presentRevision);
    },
  });
  route(app, calls.getPostRevision, {
    guards: { admin },
    handler: async ({ params }) => {
      const post = await requirePost(params.postId);
      const row = await findRevision<PostDraftContent>(db, toPost(params.postId), Number(params.number));
      if (row === null) throw problem('post_not_found');
      const revision = presentRevision({ ...row, title: row.content.title });
      const fields = { ...toFields(row.content), status: revision.status };
      return {
        revision,
        post: {
          ...(await presentPost(deps, { ...post, ...fields, updatedAt: row.savedAt })),
          ...toPostSharing(fields),
          heroIsDecoration: fields.heroIsDecoration,
        },
      };
    },
  });
  route(app, uploadUrl, {
    guards: { admin },
    handler: ({ query: { filename, size } }) =>
      startUpload(deps, { filename, size: size === undefined ? null : Number(size) }),
  });
  route(app, finishContract, {
    guards: { admin },
    handler: async ({ body }) => {
      const picture = await finishUpload(deps, body.key);
      const { key, alt, credit, license } = picture;
      return { key, ...toPictureData(picture, mediaBase), alt, credit, license };
    },
  });
}

function draftRoutes(app: FastifyInstance, deps: BlogDeps): void {
  const { db, identity } = deps;
  const admin = requireGroup(identity, postEditors);
  route(app, listTexts, { guards: { admin }, handler: ({ query }) => loadTextList(deps, query) });
  route(app, listPostAuthors, {
    guards: { admin },
    handler: async () => ({ names: await listPostBylineNames(db) }),
  });
  route(app, listCategories, {
    guards: { admin },
    handler: async () => ({ categories: await listPostCategories(db) }),
  });
  route(app, calls.getEditedPost, {
    guards: { admin },
    handler: async ({ params: { postId }, auth }) => ({
      ...(await getPostForEditor(deps, postId)),
      review: await getReviewStatus(db, postText, postId, await canApprove(deps, auth.admin)),
    }),
  });
  route(app, calls.savePostDraft, {
    guards: { admin },
    bodyLimitBytes: maxBodyBytes,
    handler: async ({ params: { postId }, body, auth }) => {
      const isCurrent = isCurrentFor(postId, body.version, body.updatedAt);
      const { version, savedAt } = await saveDraftByVersion(
        deps,
        postText,
        postId,
        { content: body.content, isCurrent, conflict: 'post_changed' },
        await getActor(deps, auth.admin.sub),
        savePictures,
      );
      const review = await getReviewStatus(db, postText, postId, await canApprove(deps, auth.admin));
      return { version, savedAt: savedAt.toISOString(), review };
    },
  });
}

/** Reviews of posts; what waits for a review, and the switch, also for homilies. */
function reviewRoutes(app: FastifyInstance, deps: BlogDeps): void {
  const { db, identity } = deps;
  const chief = requireGroup(identity, reviewers);
  route(app, reviewCalls.reviewPost, {
    guards: { admin: requireGroup(identity, postEditors) },
    handler: async ({ params: { postId }, body: { step, draftVersion, updatedAt }, auth }) => {
      const isCurrent = isCurrentFor(postId, draftVersion, updatedAt);
      const lock = async (tx: Db) => {
        const draft = await lockText(tx, postId);
        if (!(await isCurrent(tx, draft))) throw problem('post_changed');
        return draft;
      };
      return reviewText(deps, postText, postId, { step, lock }, await getPublisher(deps, auth.admin));
    },
  });
  route(app, reviewCalls.getReviewQueue, { guards: { chief }, handler: () => loadReviewQueue(db) });
  route(app, reviewCalls.setReviewEnabled, {
    guards: { chief },
    handler: async ({ body, auth }) => {
      await setReviewEnabled(deps, body.isEnabled, await getActor(deps, auth.chief.sub));
      return loadReviewQueue(db);
    },
  });
}

/** Locks a post and its draft. Throws if there is neither, or if it is in the bin. */
async function lockText(tx: Db, postId: string) {
  const post = await lockPost(tx, postId);
  if (post !== null && post.binnedAt !== null) throw binnedPostProblem();
  const draft = await lockDraft<PostDraftContent>(tx, toPost(postId));
  if (draft === null) throw problem('post_not_found');
  return draft;
}
