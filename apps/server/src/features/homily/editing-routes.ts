import { listActivity as listContract } from '@wayfare/contracts/calls/activity';
import { listHomilyAuthors } from '@wayfare/contracts/calls/authors';
import type { QueryOf } from '@wayfare/contracts/calls/contract';
import * as calls from '@wayfare/contracts/calls/homily-editor';
import { importHomilies, maxImportBytes } from '@wayfare/contracts/calls/homily-import';
import { isMonth, listWeeks } from '@wayfare/contracts/rules/calendar-date';
import { activityReaders, homilyEditors, postEditors } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import { getActor, listActivity } from '#features/activity/activity-queries.ts';
import { correctDay, restoreDay } from '#features/calendar/correct-day.ts';
import { getPublisher } from '#features/editing/review.ts';
import { textRoutes } from '#features/editing/routes.ts';
import { listBylineNames } from '#features/writers/writer-queries.ts';
import { requireGroup, toViewer } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { homilyEditor } from './edit-homily.ts';
import type { FeedOutline } from './feed.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { listAuthorsOfHomilies } from './homily-queries.ts';
import { importFile } from './import/import-file.ts';
import { getCoverage, getHomilyState, listHomilies } from './overview.ts';
import { publish, unpublish } from './publish-homily.ts';
import type { HomilyReader } from './read-homily.ts';
import { swapDays } from './swap-days.ts';

const activityPageSize = 100;

/** The activity log of homilies and posts. */
function activityRoutes(app: FastifyInstance, { db, identity }: Pick<HomilyDeps, 'db' | 'identity'>): void {
  route(app, listContract, {
    guards: { chief: requireGroup(identity, activityReaders) },
    handler: async ({ query }) => {
      const before = query.before === undefined ? null : Number(query.before);
      const rows = await listActivity(db, { before, kind: query.kind ?? null, limit: activityPageSize + 1 });
      const entries = rows.slice(0, activityPageSize);
      const last = entries.at(-1);
      return {
        entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
        next: rows.length > activityPageSize && last !== undefined ? String(last.number) : null,
      };
    },
  });
}

interface RouteContext {
  readonly outline: FeedOutline;
  readonly reader: HomilyReader;
  readonly today: () => string;
}

/** The file in Base64, and the rest of the JSON. */
const maxImportBodyBytes = Math.ceil((maxImportBytes * 4) / 3) + 64 * 1024;
const endOfTime = '9999-12-31';

const clamp = (asked: string | number | undefined, usual: number, most: number): number =>
  Math.min(Math.max(Math.trunc(Number(asked ?? usual)), 1), most);

function parseCoverageRange({ from, days, month }: QueryOf<typeof calls.getCoverage>, today: string) {
  if (month === undefined) return { from: from ?? today, count: clamp(days, 60, 366) };
  const weeks = listWeeks(isMonth(month) ? month : today.slice(0, 7));
  return { from: weeks[0]?.[0] ?? today, count: 7 * weeks.length };
}

export function editingRoutes(app: FastifyInstance, deps: HomilyDeps, tools: RouteContext): void {
  const guards = { editor: requireGroup(deps.identity, homilyEditors) };
  readRoutes(app, deps, { guards, ...tools });
  writeRoutes(app, deps, { guards, ...tools });
  dayRoutes(app, deps, { guards, ...tools });
  activityRoutes(app, deps);
  textRoutes(app, deps, homilyEditor(deps, tools.today));
}

type EditingContext = RouteContext & {
  readonly guards: { readonly editor: ReturnType<typeof requireGroup> };
};

function readRoutes(app: FastifyInstance, deps: HomilyDeps, { guards, today }: EditingContext): void {
  route(app, calls.getCoverage, {
    guards,
    handler: async ({ query, auth }) =>
      getCoverage(deps, {
        ...parseCoverageRange(query, today()),
        today: today(),
        seesPosts: await toViewer(deps, auth.editor).isInGroup(postEditors),
      }),
  });
  route(app, calls.listHomilies, {
    guards,
    handler: ({ query }) =>
      listHomilies(deps, { before: query.before ?? endOfTime, limit: clamp(query.limit, 30, 100) }, today()),
  });
  route(app, listHomilyAuthors, {
    guards,
    handler: async () => ({ names: await listBylineNames(deps.db, await listAuthorsOfHomilies(deps.db)) }),
  });
}

function writeRoutes(
  app: FastifyInstance,
  deps: HomilyDeps,
  { guards, today, outline }: EditingContext,
): void {
  route(app, calls.publishHomily, {
    guards,
    handler: async ({ params: { date }, body, auth }) => {
      const by = await getPublisher(deps, auth.editor);
      const { publishedAt } = await publish(deps, { date, version: body.version, token: body.token }, by);
      outline.invalidate();
      const state = getHomilyState(date, today(), { draft: true, homily: true });
      return { state, publishedAt: publishedAt.toISOString() };
    },
  });
  route(app, calls.unpublishHomily, {
    guards,
    handler: async ({ params: { date }, query: { token }, auth }) => {
      await unpublish(deps, { date, token }, await getActor(deps, auth.editor.sub));
      outline.invalidate();
      return { state: getHomilyState(date, today(), { draft: true, homily: false }) };
    },
  });
  route(app, calls.swapHomilies, {
    guards,
    handler: async ({
      params: { date },
      body: { with: other, version, withVersion = null, token },
      auth,
    }) => {
      const both = [
        { date, version },
        { date: other, version: withVersion },
      ] as const;
      const days = await swapDays(deps, both, token, await getActor(deps, auth.editor.sub));
      outline.invalidate();
      return {
        days: days.map((day) => ({
          date: day.date,
          version: day.version,
          state: getHomilyState(day.date, today(), { draft: day.version !== null, homily: day.isPublished }),
        })),
      };
    },
  });
  route(app, importHomilies, {
    guards,
    bodyLimitBytes: maxImportBodyBytes,
    handler: async ({ body, auth }) => {
      const report = await importFile(deps, body, await getPublisher(deps, auth.editor));
      if (!body.isDryRun) outline.invalidate();
      return report;
    },
  });
}

function dayRoutes(app: FastifyInstance, deps: HomilyDeps, { guards, reader }: EditingContext): void {
  const { db, calendar, clock } = deps;
  route(app, calls.correctDay, {
    guards,
    handler: async ({ params, body, auth }) => {
      const by = await getActor(deps, auth.editor.sub);
      const day = await correctDay(db, calendar, params.date, body, { now: clock.now(), by });
      reader.dayCorrected();
      return day;
    },
  });
  route(app, calls.resetDay, {
    guards,
    handler: async ({ params, auth }) => {
      const by = await getActor(deps, auth.editor.sub);
      const day = await restoreDay(db, calendar, params.date, { now: clock.now(), by });
      reader.dayCorrected();
      return day;
    },
  });
}
