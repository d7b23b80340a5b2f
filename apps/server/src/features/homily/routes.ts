import * as calls from '@wayfare/contracts/calls/homily';
import { canReadHomilies } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import type { Bearer } from '#adapters/identity/identity.ts';
import { findMember, requireMember, toViewer } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { noStore } from '#http/responses/no-store.ts';
import { problem } from '#http/responses/problems.ts';
import { editingRoutes } from './editing-routes.ts';
import { type FeedOutline, feedOutline, feedPages, pageNumberOf } from './feed.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { todayIn } from './homily-queries.ts';
import { daysOfMonth } from './month.ts';
import { morningOf } from './morning.ts';
import { prefer, preferencesOfMember } from './preference-queries.ts';
import { homilyToRead } from './read-homily.ts';
import { findLeftOff, findPlace, keepPlace } from './reading-position-queries.ts';
import { heardBy, listeningRoutes } from './recording-routes.ts';
import { type PassingOnDeps, passingOnRoutes } from './share-links.ts';

/** Reading, listening, editing and sharing. */
export async function homilyRoutes(app: FastifyInstance, deps: PassingOnDeps): Promise<void> {
  const outlines = feedOutline(deps.db);
  const today = todayIn(deps.timeZone, deps.clock);
  readingRoutes(app, deps, { outlines, today });
  editingRoutes(app, deps, { outlines, today });
  await listeningRoutes(app, deps, { today, changed: () => outlines.changed() });
  passingOnRoutes(app, deps);
}

function readingRoutes(
  app: FastifyInstance,
  deps: HomilyDeps,
  { outlines, today }: { readonly outlines: FeedOutline; readonly today: () => string },
): void {
  const { db, clock, identity } = deps;
  const member = requireMember(identity);
  const mayRead = (bearer: Bearer | null) => canReadHomilies(toViewer(deps, bearer));
  const feedPage = feedPages(deps, outlines, today);
  route(app, calls.getHomilyFeed, {
    guards: { reader: findMember(identity) },
    handler: async ({ query, auth }) =>
      feedPage(pageNumberOf(query.page), { isWhole: await mayRead(auth.reader) }),
  });
  route(app, calls.readHomily, {
    guards: { member },
    handler: async ({ params, auth, reply }) => {
      noStore(reply);
      if (!(await mayRead(auth.member))) throw problem('subscription_required');
      const { date } = params;
      const [homily, position, hasNotes, recording] = await Promise.all([
        homilyToRead(deps, date, today()),
        findPlace(db, auth.member.sub, date),
        deps.hasNotes(auth.member.sub, { kind: 'homily', ref: date }),
        heardBy(deps, auth.member.sub, date),
      ]);
      return { ...homily, position, hasNotes, recording };
    },
  });
  route(app, calls.getMorning, {
    guards: { member },
    handler: async ({ auth, reply }) => {
      noStore(reply);
      const isWhole = await mayRead(auth.member);
      const [days, unfinished] = await Promise.all([
        morningOf(deps, today(), { isWhole }),
        isWhole ? findLeftOff(deps, auth.member.sub, today()) : null,
      ]);
      return { ...days, unfinished };
    },
  });
  route(app, calls.saveReadingPosition, {
    guards: { member },
    handler: async ({ body, auth, reply }) => {
      noStore(reply);
      if (!(await mayRead(auth.member))) throw problem('subscription_required');
      await keepPlace(deps, auth.member.sub, body, today());
      return {};
    },
  });

  route(app, calls.listMonthDays, {
    guards: { member },
    handler: ({ params, reply }) => {
      noStore(reply);
      return daysOfMonth(deps, params.month, today());
    },
  });
  route(app, calls.getReadingPreferences, {
    guards: { member },
    handler: ({ auth, reply }) => {
      noStore(reply);
      return preferencesOfMember(db, auth.member.sub);
    },
  });
  route(app, calls.setReadingPreferences, {
    guards: { member },
    handler: async ({ body, auth, reply }) => {
      noStore(reply);
      await prefer(db, auth.member.sub, body, clock.now());
      return body;
    },
  });
}
