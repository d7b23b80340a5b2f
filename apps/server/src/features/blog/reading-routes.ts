import { listPosts, postPageSize, readPost } from '@wayfare/contracts/calls/blog';
import { mayReadPosts, postEditors } from '@wayfare/contracts/rules/policies/post';
import type { FastifyInstance } from 'fastify';
import { cache } from '#cache.ts';
import { problem } from '#http/answers/problems.ts';
import { type StoredAnswer, storeCallAnswer } from '#http/answers/stored-answer.ts';
import { askerOf, findMember, requireMember } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { type BlogDeps, postsTopic } from './blog-deps.ts';
import { presentList, presentPost } from './present.ts';
import { findNeighbours, findPostBySlug, listAll, listPublished } from './queries.ts';
import { cursorFrom } from './stored-post.ts';

/** Of answers that are ready to go out. */
const mostBytes = 8 * 1024 * 1024;

export function readingRoutes(app: FastifyInstance, deps: BlogDeps): void {
  const { db, identity } = deps;
  const watch = db.watch(postsTopic);
  const answers = cache<StoredAnswer>({ most: mostBytes, sizeOf: ({ bytes }) => bytes });
  const ready = (key: string, prepare: () => Promise<StoredAnswer>): Promise<StoredAnswer> => {
    const version = watch.version();
    return version === null ? prepare() : answers.find(`${version} ${key}`, prepare);
  };

  route(app, listPosts, {
    guards: { caller: findMember(identity) },
    handler: async ({ query, found }) => {
      const after = query.after === undefined ? null : cursorFrom(query.after);
      if (query.after !== undefined && after === null)
        throw problem('invalid_input', { message: 'The list cannot go on from there.' });
      const page = { after, limit: postPageSize };
      if (await askerOf(deps, found.caller).isIn(postEditors)) {
        return ready(`all ${query.after ?? ''}`, async () =>
          storeCallAnswer(listPosts, await presentList(deps, await listAll(db, page)), { for: 'one' }),
        );
      }
      const list = async () =>
        storeCallAnswer(listPosts, await presentList(deps, await listPublished(db, page)), {
          for: 'everyone',
        });
      // Strangers could ask for pages that begin anywhere; only the one that everybody sees is kept.
      return after === null ? ready('published', list) : list();
    },
  });

  route(app, readPost, {
    guards: { member: requireMember(identity) },
    handler: async ({ params: { slug }, found: { member } }) => {
      const asker = askerOf(deps, member);
      if (!(await mayReadPosts(asker))) throw problem('subscription_required');
      const seesDrafts = await asker.isIn(postEditors);
      return ready(`${seesDrafts ? 'any' : 'published'} ${slug}`, () => detailOf(deps, slug, seesDrafts));
    },
  });
}

async function detailOf(deps: BlogDeps, slug: string, seesDrafts: boolean): Promise<StoredAnswer> {
  const row = await findPostBySlug(deps.db, slug);
  if (row === null || (row.status === 'DRAFT' && !seesDrafts)) throw problem('post_not_found');
  const [post, beside] = [await presentPost(deps, row), await findNeighbours(deps.db, row)];
  return storeCallAnswer(readPost, { ...post, ...beside }, { for: 'one' });
}
