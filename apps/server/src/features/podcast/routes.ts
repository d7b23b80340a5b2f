import * as calls from '@wayfare/contracts/calls/podcast';
import type { FastifyInstance } from 'fastify';
import { listNewestRecordings } from '#features/recording/recording-queries.ts';
import { requireMember } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { problem } from '#http/responses/problems.ts';
import { todayIn } from '../homily/homily-queries.ts';
import { createFeed, deleteFeed, listFeeds } from './feed-queries.ts';
import type { PodcastDeps } from './podcast-deps.ts';

/** Listing and deleting need no subscription. */
export function podcastRoutes(app: FastifyInstance, deps: PodcastDeps): void {
  const member = requireMember(deps.identity);
  const today = todayIn(deps.timeZone, deps.clock);
  route(app, calls.listPodcastFeeds, { member }, async ({ auth }) => {
    const [feeds, newest] = await Promise.all([
      listFeeds(deps, auth.member.sub),
      listNewestRecordings(deps.db, today(), 1),
    ]);
    return { feeds, hasRecordings: newest.length > 0 };
  });
  route(app, calls.createPodcastFeed, { member }, async ({ body, auth }) => {
    if (!(await deps.isSubscriber(auth.member.sub))) throw problem('subscription_required');
    return createFeed(deps, auth.member.sub, body.name);
  });
  route(app, calls.deletePodcastFeed, { member }, async ({ params, auth }) => {
    await deleteFeed(deps.db, auth.member.sub, params.feedId);
    return {};
  });
}
