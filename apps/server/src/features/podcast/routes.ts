import { createPodcastFeed, deletePodcastFeed, listPodcastFeeds } from '@wayfare/contracts/calls/podcast';
import type { FastifyInstance } from 'fastify';
import { listNewestRecordings } from '#features/recording/recording-queries.ts';
import { requireMember } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { ofOnePerson } from '#http/responses/private-response.ts';
import { problem } from '#http/responses/problems.ts';
import { todayIn } from '../homily/homily-queries.ts';
import { closeFeed, listFeeds, makeFeed } from './feed-queries.ts';
import type { PodcastDeps } from './podcast-deps.ts';

/** What a member does with their own feeds. Whoever reads no longer can close one still. */
export function podcastRoutes(app: FastifyInstance, deps: PodcastDeps): void {
  const member = requireMember(deps.identity);
  const today = todayIn(deps.timeZone, deps.clock);
  route(app, listPodcastFeeds, {
    guards: { member },
    handler: async ({ found, reply }) => {
      ofOnePerson(reply);
      const [feeds, newest] = await Promise.all([
        listFeeds(deps, found.member.sub),
        listNewestRecordings(deps.db, today(), 1),
      ]);
      return { feeds, hasRecordings: newest.length > 0 };
    },
  });
  route(app, createPodcastFeed, {
    guards: { member },
    handler: async ({ body, found, reply }) => {
      ofOnePerson(reply);
      if (!(await deps.isSubscriber(found.member.sub))) throw problem('subscription_required');
      return makeFeed(deps, found.member.sub, body.name);
    },
  });
  route(app, deletePodcastFeed, {
    guards: { member },
    handler: async ({ params, found, reply }) => {
      ofOnePerson(reply);
      await closeFeed(deps.db, found.member.sub, params.feedId);
      return {};
    },
  });
}
