import {
  getHomilyFeed,
  getMorning,
  getReadingPreferences,
  listMonthDays,
  readHomily,
  saveReadingPosition,
  setReadingPreferences,
} from '@wayfare/contracts/calls/homily';
import { canReadHomilies } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import type { Bearer } from '#adapters/identity/identity.ts';
import { ofOnePerson } from '#http/answers/of-one-person.ts';
import { problem } from '#http/answers/problems.ts';
import { askerOf, findMember, requireMember } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { editingRoutes } from './editing/routes.ts';
import { todayIn } from './homily.ts';
import type { HomilyDeps } from './homily-deps.ts';
import type { KeepingDeps } from './keeping/keeping-deps.ts';
import { hasNotesAt } from './keeping/notes.ts';
import { keepingRoutes } from './keeping/routes.ts';
import { heardBy } from './listening/heard.ts';
import { listeningRoutes } from './listening/routes.ts';
import type { MorningMailDeps } from './morning-mail/morning-mail-deps.ts';
import { morningMailRoutes } from './morning-mail/routes.ts';
import type { PassingOnDeps } from './passing-on/passed-on.ts';
import { passingOnRoutes } from './passing-on/routes.ts';
import { type FeedOutline, feedOutline, feedPages, pageNumberOf } from './reading/feed.ts';
import { daysOfMonth } from './reading/month.ts';
import { morningOf } from './reading/morning.ts';
import { prefer, preferencesOfMember } from './reading/preferences.ts';
import { homilyToRead } from './reading/read-homily.ts';
import { findLeftOff, findPlace, keepPlace } from './reading/reading-place.ts';

/** Everything below /api/homily, and the page behind the link that stops the morning mail. */
export async function homilyRoutes(
  app: FastifyInstance,
  deps: HomilyDeps & MorningMailDeps & PassingOnDeps & KeepingDeps,
): Promise<void> {
  await textRoutes(app, deps);
  passingOnRoutes(app, deps);
  keepingRoutes(app, deps);
  await morningMailRoutes(app, deps);
}

/** Reading, listening and editing. */
export async function textRoutes(app: FastifyInstance, deps: HomilyDeps): Promise<void> {
  const outlines = feedOutline(deps.db);
  const today = todayIn(deps.timeZone, deps.clock);
  readingRoutes(app, deps, { outlines, today });
  editingRoutes(app, deps, { outlines, today });
  await listeningRoutes(app, deps, { today, changed: () => outlines.changed() });
}

function readingRoutes(
  app: FastifyInstance,
  deps: HomilyDeps,
  { outlines, today }: { readonly outlines: FeedOutline; readonly today: () => string },
): void {
  const { db, clock, identity } = deps;
  const member = requireMember(identity);
  const mayRead = (bearer: Bearer | null) => canReadHomilies(askerOf(deps, bearer));
  const feedPage = feedPages(deps, outlines, today);
  route(app, getHomilyFeed, {
    guards: { reader: findMember(identity) },
    handler: async ({ query, found }) =>
      feedPage(pageNumberOf(query.page), { isWhole: await mayRead(found.reader) }),
  });
  route(app, readHomily, {
    guards: { member },
    handler: async ({ params, found, reply }) => {
      ofOnePerson(reply);
      if (!(await mayRead(found.member))) throw problem('subscription_required');
      const { date } = params;
      const [homily, position, hasNotes, recording] = await Promise.all([
        homilyToRead(deps, date, today()),
        findPlace(db, found.member.sub, date),
        hasNotesAt(db, found.member.sub, { kind: 'homily', ref: date }),
        heardBy(deps, found.member.sub, date),
      ]);
      return { ...homily, position, hasNotes, recording };
    },
  });
  route(app, getMorning, {
    guards: { member },
    handler: async ({ found, reply }) => {
      ofOnePerson(reply);
      const isWhole = await mayRead(found.member);
      const [days, unfinished] = await Promise.all([
        morningOf(deps, today(), { isWhole }),
        isWhole ? findLeftOff(deps, found.member.sub, today()) : null,
      ]);
      return { ...days, unfinished };
    },
  });
  route(app, saveReadingPosition, {
    guards: { member },
    handler: async ({ body, found, reply }) => {
      ofOnePerson(reply);
      if (!(await mayRead(found.member))) throw problem('subscription_required');
      await keepPlace(deps, found.member.sub, body, today());
      return {};
    },
  });

  route(app, listMonthDays, {
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
