import * as calls from '@wayfare/contracts/calls/homily';
import { canReadHomilies } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import type { Bearer } from '#adapters/identity/identity.ts';
import { findMember, requireMember, toViewer } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { noStore } from '#http/responses/no-store.ts';
import { problem } from '#http/responses/problems.ts';
import { editingRoutes } from './editing-routes.ts';
import { createFeedOutline, createFeedPages, type FeedOutline, parsePageNumber } from './feed.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { todayIn } from './homily-queries.ts';
import { listMonthDays } from './month.ts';
import { getMorning } from './morning.ts';
import { getReadingPreferences, setReadingPreferences } from './preference-queries.ts';
import { createHomilyReader, type HomilyReader, readDayGospel } from './read-homily.ts';
import { findReaderState, findUnfinishedHomily, saveReadingPosition } from './reading-position-queries.ts';
import { recordingRoutes, toPlayableRecording } from './recording-routes.ts';
import { type ShareLinkDeps, shareLinkRoutes } from './share-links.ts';

export async function homilyRoutes(app: FastifyInstance, deps: ShareLinkDeps): Promise<void> {
  const outline = createFeedOutline(deps.db);
  const today = todayIn(deps.timeZone, deps.clock);
  const reader = createHomilyReader(deps, outline);
  readingRoutes(app, deps, { outline, reader, today });
  editingRoutes(app, deps, { outline, reader, today });
  await recordingRoutes(app, deps, { today, invalidateFeed: () => outline.invalidate() });
  shareLinkRoutes(app, deps);
}

function readingRoutes(
  app: FastifyInstance,
  deps: HomilyDeps,
  {
    outline,
    reader,
    today,
  }: { readonly outline: FeedOutline; readonly reader: HomilyReader; readonly today: () => string },
): void {
  const { db, clock, identity } = deps;
  const member = requireMember(identity);
  const mayRead = (bearer: Bearer | null) => canReadHomilies(toViewer(deps, bearer));
  const feedPage = createFeedPages(deps, outline, today);
  route(app, calls.getHomilyFeed, {
    guards: { reader: findMember(identity) },
    handler: async ({ query, auth }) =>
      feedPage(parsePageNumber(query.page), { isWhole: await mayRead(auth.reader) }),
  });
  route(app, calls.readHomily, {
    guards: { member },
    handler: async ({ params, auth, reply }) => {
      noStore(reply);
      if (!(await mayRead(auth.member))) throw problem('subscription_required');
      const { date } = params;
      const { sub } = auth.member;
      const { homily, recording } = await reader.read(date, today());
      const { position, hasNotes, listeningPosition } = await findReaderState(
        db,
        sub,
        date,
        recording?.recordingId ?? null,
      );
      const playable = recording && {
        ...toPlayableRecording(deps, sub, recording),
        position: listeningPosition,
      };
      return { ...homily, position, hasNotes, recording: playable };
    },
  });
  route(app, calls.readDayGospel, {
    guards: { member },
    handler: async ({ params, auth, reply }) => {
      noStore(reply);
      if (!(await mayRead(auth.member))) throw problem('subscription_required');
      return readDayGospel(deps, params.date, today());
    },
  });
  route(app, calls.getMorning, {
    guards: { member },
    handler: async ({ auth, reply }) => {
      noStore(reply);
      const isWhole = await mayRead(auth.member);
      const [days, unfinished] = await Promise.all([
        getMorning(deps, today(), { isWhole }),
        isWhole ? findUnfinishedHomily(deps, auth.member.sub, today()) : null,
      ]);
      return { ...days, unfinished };
    },
  });
  route(app, calls.saveReadingPosition, {
    guards: { member },
    handler: async ({ body, auth, reply }) => {
      noStore(reply);
      if (!(await mayRead(auth.member))) throw problem('subscription_required');
      await saveReadingPosition(deps, auth.member.sub, body, today());
      return {};
    },
  });

  route(app, calls.listMonthDays, {
    guards: { member },
    handler: ({ params, reply }) => {
      noStore(reply);
      return listMonthDays(deps, params.month, today());
    },
  });
  route(app, calls.getReadingPreferences, {
    guards: { member },
    handler: ({ auth, reply }) => {
      noStore(reply);
      return getReadingPreferences(db, auth.member.sub);
    },
  });
  route(app, calls.setReadingPreferences, {
    guards: { member },
    handler: async ({ body, auth, reply }) => {
      noStore(reply);
      await setReadingPreferences(db, auth.member.sub, body, clock.now());
      return body;
    },
  });
}
