import { listPostAuthors } from '@wayfare/contracts/calls/authors';
import * as calls from '@wayfare/contracts/calls/blog';
import { listCategories } from '@wayfare/contracts/calls/categories';
import { listTexts } from '@wayfare/contracts/calls/post-drafts';
import * as publishing from '@wayfare/contracts/calls/post-publishing';
import { getReviewQueue, setReviewEnabled as setReviewContract } from '@wayfare/contracts/calls/review';
import { finishUpload as finishContract, uploadUrl } from '@wayfare/contracts/calls/upload';
import { canReadPosts, postEditors, reviewers } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import { cache } from '#cache.ts';
import { loadReviewQueue, loadReviews, requirePublisher } from '#features/editing/review.ts';
import { textRoutes } from '#features/editing/routes.ts';
import { findMember, requireGroup, requireMember, toViewer } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { type CachedResponse, createCachedCallResponse } from '#http/responses/cached-response.ts';
import { problem } from '#http/responses/problems.ts';
import type { HeaderRecord } from '#http/responses/security-headers.ts';
import { deletePost, listBin, restorePost } from './bin.ts';
import { type BlogDeps, postsTopic } from './blog-deps.ts';
import { postEditor } from './edit-post.ts';
import { loadTextList } from './list-texts.ts';
import { localMediaRoutes } from './pictures/media-routes.ts';
import { toPictureData } from './pictures/picture.ts';
import { libraryRoutes } from './pictures/routes.ts';
import { finishUpload, startUpload } from './pictures/upload.ts';
import { listPostBylineNames, listPostCategories } from './post-queries.ts';
import { postText } from './post-text.ts';
import { presentForEditor, presentList, presentPost } from './present.ts';
import { createPost, savePost } from './save-post.ts';
import { schedulePost, setReviewEnabled, unschedulePost } from './schedule.ts';
import { getPostByAnySlug } from './slug-queries.ts';
import { parseCursor, requireEditable, type StoredPost } from './stored-post.ts';
import { findNeighbors, findPost, listAllPosts, listPublishedPosts } from './stored-post-queries.ts';

/** Everything below /api/blog, and locally stored images. */
export async function blogRoutes(app: FastifyInstance, deps: BlogDeps, media: HeaderRecord): Promise<void> {
  readingRoutes(app, deps);
  writingRoutes(app, deps);
  reviewRoutes(app, deps);
  const { localMedia } = deps.storage;
  if (localMedia !== null) await localMediaRoutes(app, localMedia, deps.clock, media);
}

const maxCachedBytes = 8 * 1024 * 1024;

function readingRoutes(app: FastifyInstance, deps: BlogDeps): void {
  const { db, identity } = deps;
  const watch = db.watch(postsTopic);
  const answers = cache<CachedResponse>({ max: maxCachedBytes, sizeOf: ({ bytes }) => bytes });
  const ready = (key: string, prepare: () => Promise<CachedResponse>): Promise<CachedResponse> =>
    answers.get(`${watch.cacheKey()} ${key}`, prepare);

  route(app, calls.listPosts, { caller: findMember(identity) }, async ({ query, auth }) => {
    const page = { after: parseCursor(query.after), limit: calls.postPageSize };
    if (auth.caller !== null && (await toViewer(deps, auth.caller).isInGroup(postEditors)))
      return createCachedCallResponse(calls.listPosts, await listForEditors(deps, page), { for: 'one' });
    const list = async () =>
      createCachedCallResponse(calls.listPosts, await presentList(deps, await listPublishedPosts(db, page)), {
        for: 'everyone',
      });
    // Only the first page is cached: anybody can request arbitrary cursors.
    return page.after === null ? ready('list', list) : list();
  });

  route(app, calls.readPost, { member: requireMember(identity) }, async ({ params, auth }) => {
    const { slug } = params;
    const viewer = toViewer(deps, auth.member);
    if (!(await canReadPosts(viewer))) throw problem('subscription_required');
    const seesDrafts = await viewer.isInGroup(postEditors);
    return ready(`${seesDrafts ? 'any' : 'published'} ${slug}`, () => loadPostDetail(deps, slug, seesDrafts));
  });
}

async function listForEditors(deps: BlogDeps, page: Parameters<typeof listAllPosts>[1]) {
  const posts = await presentList(deps, await listAllPosts(deps.db, page));
  const drafts = posts.filter(({ status }) => status === 'DRAFT').map(({ id }) => id);
  const getReview = await loadReviews(deps.db, postText, drafts);
  return posts.map((post) => ({ ...post, review: getReview(post.id)?.state }));
}

async function loadPostDetail(deps: BlogDeps, slug: string, seesDrafts: boolean): Promise<CachedResponse> {
  const row = await getPostByAnySlug(deps.db, slug, seesDrafts);
  const [post, beside] = [await presentPost(deps, row), await findNeighbors(deps.db, row)];
  return createCachedCallResponse(calls.readPost, { ...post, ...beside }, { for: 'one' });
}

/** For blog-admins. */
function writingRoutes(app: FastifyInstance, deps: BlogDeps): void {
  const { db, mediaBase } = deps;
  const guards = { admin: requireGroup(deps.identity, postEditors) };
  postRoutes(app, deps);
  textRoutes(app, deps, postEditor(deps));
  libraryRoutes(app, deps);
  route(app, listTexts, guards, ({ query }) => loadTextList(deps, query));
  route(app, listPostAuthors, guards, async () => ({ names: await listPostBylineNames(db) }));
  route(app, listCategories, guards, async () => ({ categories: await listPostCategories(db) }));
  route(app, uploadUrl, guards, ({ query }) => startUpload(deps, query));
  route(app, finishContract, guards, async ({ body }) => {
    const picture = await finishUpload(deps, body.key);
    return { ...picture, ...toPictureData(picture, mediaBase) };
  });
}

function postRoutes(app: FastifyInstance, deps: BlogDeps): void {
  const { db } = deps;
  const readGuards = { admin: requireGroup(deps.identity, postEditors) };
  const guards = { by: requirePublisher(deps, postEditors) };
  const posts = db.watch(postsTopic);
  async function present(change: Promise<StoredPost>) {
    const post = await change;
    posts.changed();
    return presentForEditor(deps, post);
  }

  route(app, calls.getPost, readGuards, async ({ params }) =>
    presentForEditor(deps, requireEditable(await findPost(db, params.postId))),
  );
  route(app, calls.createPost, guards, ({ body, auth }) => present(createPost(deps, body, auth.by)));
  route(app, calls.savePost, guards, ({ params, body, auth }) =>
    present(savePost(deps, params.postId, body, auth.by)),
  );
  route(app, publishing.schedulePost, guards, ({ params, body, auth }) =>
    present(schedulePost(deps, params.postId, body, auth.by)),
  );
  route(app, publishing.unschedulePost, guards, ({ params, query, auth }) =>
    present(unschedulePost(deps, params.postId, query.token, auth.by)),
  );
  route(app, publishing.restorePost, guards, ({ params, auth }) =>
    present(restorePost(deps, params.postId, auth.by)),
  );
  route(app, publishing.deletePost, guards, async ({ params, query, auth }) => {
    const binned = await deletePost(deps, params.postId, query.token, auth.by);
    posts.changed();
    return binned;
  });
  route(app, publishing.listBin, readGuards, () => listBin(db));
}

/** Homilies and posts that wait for a review, and the switch. */
function reviewRoutes(app: FastifyInstance, deps: BlogDeps): void {
  const readGuards = { chief: requireGroup(deps.identity, reviewers) };
  const guards = { by: requirePublisher(deps, reviewers) };
  route(app, getReviewQueue, readGuards, () => loadReviewQueue(deps.db));
  route(app, setReviewContract, guards, async ({ body, auth }) => {
    await setReviewEnabled(deps, body.isEnabled, auth.by);
    return loadReviewQueue(deps.db);
  });
}
