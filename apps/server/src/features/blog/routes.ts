import { listPostAuthors } from '@wayfare/contracts/calls/authors';
import * as calls from '@wayfare/contracts/calls/blog';
import { listCategories } from '@wayfare/contracts/calls/categories';
import { sendPostHeartbeat } from '@wayfare/contracts/calls/open-editors';
import { finishUpload as finishContract, uploadUrl } from '@wayfare/contracts/calls/upload';
import { canReadPosts, postEditors } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import type { Bearer } from '#adapters/identity/identity.ts';
import { cache } from '#cache.ts';
import { getActor } from '#features/activity/activity-queries.ts';
import { loadEditorNames, recordHeartbeat } from '#features/editing/open-editors.ts';
import { canApprove, getPublisher } from '#features/editing/review.ts';
import { isReviewEnabled } from '#features/editing/review-queries.ts';
import { findMember, requireGroup, requireMember, toViewer } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { type CachedResponse, createCachedCallResponse } from '#http/responses/cached-response.ts';
import { problem } from '#http/responses/problems.ts';
import type { HeaderRecord } from '#http/responses/security-headers.ts';
import { type BlogDeps, postsTopic } from './blog-deps.ts';
import { commentRoutes } from './comment-routes.ts';
import { listNewPostDrafts } from './draft-queries.ts';
import { binnedPostProblem } from './lock-to-edit.ts';
import { localMediaRoutes } from './pictures/media-routes.ts';
import { toPictureData } from './pictures/picture.ts';
import { libraryRoutes } from './pictures/routes.ts';
import { finishUpload, startUpload } from './pictures/upload.ts';
import { getPostForEditor, savePostDraft } from './post-draft.ts';
import { listPostBylineNames, listPostCategories } from './post-queries.ts';
import { presentForEditor, presentList, presentPost, presentRevision, toPostSharing } from './present.ts';
import { publishingRoutes } from './publishing-routes.ts';
import { getPostReviewStatus, loadPostReviewStates } from './review.ts';
import { reviewRoutes } from './review-routes.ts';
import { createPost, savePost } from './save-post.ts';
import { getPostByAnySlug } from './slug-history.ts';
import {
  findNeighbours,
  findPost,
  findRevision,
  listAllPosts,
  listPublishedPosts,
  listRevisions,
  parseCursor,
} from './stored-post.ts';

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
  const stateOf = await loadPostReviewStates(deps.db, drafts);
  return posts.map((post) => (post.status === 'DRAFT' ? { ...post, review: stateOf(post.id) } : post));
}

async function loadPostDetail(deps: BlogDeps, slug: string, seesDrafts: boolean): Promise<CachedResponse> {
  const row = await getPostByAnySlug(deps.db, slug, seesDrafts);
  const [post, beside] = [await presentPost(deps, row), await findNeighbours(deps.db, row)];
  return createCachedCallResponse(calls.readPost, { ...post, ...beside }, { for: 'one' });
}

const postBytes = 1024 * 1024;

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
  reviewRoutes(app, deps);
  commentRoutes(app, deps);
  libraryRoutes(app, deps, () => watch.changed());

  route(app, calls.getPost, {
    guards: { admin },
    handler: async ({ params }) => presentForEditor(deps, await requirePost(params.postId)),
  });
  route(app, calls.createPost, {
    guards: { admin },
    bodyLimitBytes: postBytes,
    handler: async ({ body, auth }) => {
      const post = await createPost(deps, body, await getPublisher(deps, auth.admin));
      watch.changed();
      return presentForEditor(deps, post);
    },
  });
  route(app, calls.savePost, {
    guards: { admin },
    bodyLimitBytes: postBytes,
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
      return (await listRevisions(db, postId)).map(presentRevision);
    },
  });
  route(app, calls.getPostRevision, {
    guards: { admin },
    handler: async ({ params }) => {
      const post = await requirePost(params.postId);
      const revision = await findRevision(db, params.postId, Number(params.number));
      if (revision === null) throw problem('post_not_found');
      return {
        revision: presentRevision(revision),
        post: {
          ...(await presentPost(deps, { ...post, ...revision, updatedAt: revision.savedAt })),
          ...toPostSharing(revision),
          heroIsDecoration: revision.heroIsDecoration,
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
  route(app, sendPostHeartbeat, {
    guards: { admin },
    handler: async ({ params, auth }) => ({
      others: await recordHeartbeat(deps, { kind: 'post', ref: params.postId }, auth.admin.sub),
    }),
  });
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
      review: await getPostReviewStatus(db, postId, await canApprove(deps, auth.admin)),
    }),
  });
  route(app, calls.savePostDraft, {
    guards: { admin },
    bodyLimitBytes: postBytes,
    handler: async ({ params: { postId }, body, auth }) => {
      const { version, savedAt } = await savePostDraft(deps, { postId, ...body, sub: auth.admin.sub });
      const review = await getPostReviewStatus(db, postId, await canApprove(deps, auth.admin));
      return { version, savedAt: savedAt.toISOString(), review };
    },
  });
  route(app, calls.listNewPostDrafts, {
    guards: { admin },
    handler: async () => {
      const begun = await listNewPostDrafts(db);
      const nameOf = await loadEditorNames(deps, begun);
      const stateOf = await loadPostReviewStates(
        db,
        begun.map(({ postId }) => postId),
      );
      return begun.map(({ postId, title, savedAt, sub }) => ({
        id: postId,
        title,
        savedAt: savedAt.toISOString(),
        savedBy: nameOf(sub),
        review: stateOf(postId),
      }));
    },
  });
}
