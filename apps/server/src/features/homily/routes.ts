import * as calls from '@wayfare/contracts/calls/homily';
import { parsePage } from '@wayfare/contracts/rules/paging';
import { canReadHomilies } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import type { Bearer } from '#adapters/identity/identity.ts';
import { findMember, requireMember, toViewer } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { problem } from '#http/responses/problems.ts';
import { editingRoutes } from './editing-routes.ts';
import { createFeedPages } from './feed.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { todayIn } from './homily-queries.ts';
import { listMonthDays } from './month.ts';
import { getMorning } from './morning.ts';
import { getReadingPreferences, setReadingPreferences } from './preference-queries.ts';
import { createHomilyReader, readDayGospel } from './read-homily.ts';
import { findReaderState, findUnfinishedHomily, saveReadingPosition } from './reading-position-queries.ts';
import { recordingRoutes, toPlayableRecording } from './recording-routes.ts';
import { type ShareLinkDeps, shareLinkRoutes } from './share-links.ts';

export async function homilyRoutes(app: FastifyInstance, deps: ShareLinkDeps): Promise<void> {
  const today = todayIn(deps.timeZone, deps.clock);
  readingRoutes(app, deps, today);
  editingRoutes(app, deps, today);
  await recordingRoutes(app, deps, today);
  shareLinkRoutes(app, deps);
}

function readingRoutes(app: FastifyInstance, deps: HomilyDeps, today: () => string): void {
  const { db, clock, identity } = deps;
  const guards = { member: requireMember(identity) };
  const canRead = (bearer: Bearer) => canReadHomilies(toViewer(deps, bearer));
  const requireAccess = async (bearer: Bearer): Promise<void> => {
    if (!(await canRead(bearer))) throw problem('subscription_required');
  };
  const loadFeedPage = createFeedPages(deps, today);
  const loadHomily = createHomilyReader(deps);
  route(app, calls.getHomilyFeed, { reader: findMember(identity) }, async ({ query, auth: { reader } }) => {
    const page = Array.isArray(query.page) ? query.page[0] : query.page;
    const isWhole = reader !== null && (await canRead(reader));
    return loadFeedPage(parsePage(String(page).trim()), { isWhole });
  });
  route(app, calls.readHomily, guards, async ({ params: { date }, auth: { member } }) => {
    await requireAccess(member);
    const { homily, recording } = await loadHomily(date, today());
    const recordingId = recording?.recordingId ?? null;
    const { listeningPosition, ...state } = await findReaderState(db, member.sub, date, recordingId);
    return {
      ...homily,
      ...state,
      recording: recording && {
        ...toPlayableRecording(deps, member.sub, recording),
        position: listeningPosition,
      },
    };
  });
  route(app, calls.readDayGospel, guards, async ({ params, auth }) => {
    await requireAccess(auth.member);
    return readDayGospel(deps, params.date, today());
  });
  route(app, calls.getMorning, guards, async ({ auth: { member } }) => {
    const isWhole = await canRead(member);
    const [days, unfinished] = await Promise.all([
      getMorning(deps, today(), { isWhole }),
      isWhole ? findUnfinishedHomily(deps, member.sub, today()) : null,
    ]);
    return { ...days, unfinished };
  });
  route(app, calls.saveReadingPosition, guards, async ({ body, auth: { member } }) => {
    await requireAccess(member);
    await saveReadingPosition(deps, member.sub, body, today());
    return {};
  });
  route(app, calls.listMonthDays, guards, ({ params }) => listMonthDays(deps, params.month, today()));
  route(app, calls.getReadingPreferences, guards, ({ auth }) => getReadingPreferences(db, auth.member.sub));
  route(app, calls.setReadingPreferences, guards, async ({ body, auth }) => {
    await setReadingPreferences(db, auth.member.sub, body, clock.now());
    return body;
  });
}
