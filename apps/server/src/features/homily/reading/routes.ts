import {
  getReadingPreferences,
  homilyFeed,
  monthDays,
  readHomily,
  setReadingPreferences,
} from '@wayfare/contracts/calls/homily';
import { mayReadHomilies } from '@wayfare/contracts/rules/policies/homily';
import type { FastifyInstance } from 'fastify';
import type { Bearer } from '#adapters/identity/identity.ts';
import { ofOnePerson } from '#http/answers/of-one-person.ts';
import { problem } from '#http/answers/problems.ts';
import { askerOf, findMember, requireMember } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import { feedPages, pageNumberOf } from './feed.ts';
import { daysOfMonth } from './month.ts';
import type { FeedOutline } from './outline.ts';
import { prefer, preferencesOfMember } from './preferences.ts';
import { homilyToRead } from './read-homily.ts';

export function readingRoutes(
  app: FastifyInstance,
  deps: HomilyDeps,
  { outlines, today }: { readonly outlines: FeedOutline; readonly today: () => string },
): void {
  const { db, clock, identity } = deps;
  const member = requireMember(identity);
  const mayRead = (bearer: Bearer | null) => mayReadHomilies(askerOf(deps, bearer));
  const feedPage = feedPages(deps, outlines, today);
  route(app, homilyFeed, {
    guards: { reader: findMember(identity) },
    handler: async ({ query, found }) =>
      feedPage(pageNumberOf(query.page), { isWhole: await mayRead(found.reader) }),
  });
  route(app, readHomily, {
    guards: { member },
    handler: async ({ params, found, reply }) => {
      ofOnePerson(reply);
      if (!(await mayRead(found.member))) throw problem('subscription_required');
      return homilyToRead(deps, params.date, today());
    },
  });
  route(app, monthDays, {
    guards: { member },
    handler: ({ params, reply }) => {
      ofOnePerson(reply);
      return daysOfMonth(deps, params.month, today());
    },
  });
  route(app, getReadingPreferences, {
    guards: { member },
    handler: ({ found, reply }) => {
      ofOnePerson(reply);
      return preferencesOfMember(db, found.member.sub);
    },
  });
  route(app, setReadingPreferences, {
    guards: { member },
    handler: async ({ body, found, reply }) => {
      ofOnePerson(reply);
      await prefer(db, found.member.sub, body, clock.now());
      return body;
    },
  });
}
