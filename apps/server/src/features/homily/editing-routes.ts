import { listActivity as listContract } from '@wayfare/contracts/calls/activity';
import { listHomilyAuthors } from '@wayfare/contracts/calls/authors';
import type { QueryOf } from '@wayfare/contracts/calls/contract';
import * as calls from '@wayfare/contracts/calls/homily-editor';
import { importHomilies } from '@wayfare/contracts/calls/homily-import';
import { isMonth, listWeeks } from '@wayfare/contracts/rules/calendar-date';
import { activityReaders, homilyEditors, postEditors } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import { listActivity } from '#features/activity/activity-queries.ts';
import { correctDay, daysTopic, restoreDay } from '#features/calendar/correct-day.ts';
import { requirePublisher } from '#features/editing/review.ts';
import { textRoutes } from '#features/editing/routes.ts';
import { listBylineNames } from '#features/writers/writer-queries.ts';
import { requireGroup, toViewer } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { homilyEditor } from './edit-homily.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { homiliesTopic, listAuthorsOfHomilies } from './homily-queries.ts';
import { importFile } from './import/import-file.ts';
import { getCoverage } from './overview.ts';
import { publish, unpublish } from './publish-homily.ts';
import { swapDays } from './swap-days.ts';

const activityPageSize = 100;

/** The activity log of homilies and posts. */
function activityRoutes(app: FastifyInstance, { db, identity }: Pick<HomilyDeps, 'db' | 'identity'>): void {
  route(app, listContract, { chief: requireGroup(identity, activityReaders) }, async ({ query }) => {
    const before = query.before === undefined ? null : Number(query.before);
    const rows = await listActivity(db, { before, kind: query.kind ?? null, limit: activityPageSize + 1 });
    const entries = rows.slice(0, activityPageSize);
    const last = entries.at(-1);
    return {
      entries,
      next: rows.length > activityPageSize && last !== undefined ? String(last.number) : null,
    };
  });
}

const clamp = (asked: string | number | undefined, usual: number, most: number): number =>
  Math.min(Math.max(Math.trunc(Number(asked ?? usual)), 1), most);

function parseCoverageRange({ from, days, month }: QueryOf<typeof calls.getCoverage>, today: string) {
  if (month === undefined) return { from: from ?? today, count: clamp(days, 60, 366) };
  const weeks = listWeeks(isMonth(month) ? month : today.slice(0, 7));
  return { from: weeks[0]?.[0] ?? today, count: 7 * weeks.length };
}

export function editingRoutes(app: FastifyInstance, deps: HomilyDeps, today: () => string): void {
  readRoutes(app, deps, today);
  writeRoutes(app, deps, today);
  dayRoutes(app, deps);
  activityRoutes(app, deps);
  textRoutes(app, deps, homilyEditor(deps, today));
}

function readRoutes(app: FastifyInstance, deps: HomilyDeps, today: () => string): void {
  const guards = { editor: requireGroup(deps.identity, homilyEditors) };
  route(app, calls.getCoverage, guards, async ({ query, auth }) =>
    getCoverage(deps, {
      ...parseCoverageRange(query, today()),
      today: today(),
      seesPosts: await toViewer(deps, auth.editor).isInGroup(postEditors),
    }),
  );
  route(app, listHomilyAuthors, guards, async () => ({
    names: await listBylineNames(deps.db, await listAuthorsOfHomilies(deps.db)),
  }));
}

function writeRoutes(app: FastifyInstance, deps: HomilyDeps, today: () => string): void {
  const guards = { by: requirePublisher(deps, homilyEditors) };
  const homilies = deps.db.watch(homiliesTopic);
  route(app, calls.publishHomily, guards, async ({ params: { date }, body, auth }) => {
    const publishedAt = await publish(deps, { date, ...body }, auth.by);
    homilies.changed();
    return { state: date > today() ? ('scheduled' as const) : ('published' as const), publishedAt };
  });
  route(app, calls.unpublishHomily, guards, async ({ params: { date }, query: { token }, auth }) => {
    await unpublish(deps, { date, token }, auth.by);
    homilies.changed();
    return { state: 'draft' as const };
  });
  route(app, calls.swapHomilies, guards, async ({ params, body, auth }) => {
    const days = await swapDays(deps, { ...params, ...body }, today(), auth.by);
    homilies.changed();
    return { days };
  });
  route(app, importHomilies, guards, async ({ body, auth }) => {
    const report = await importFile(deps, body, auth.by);
    if (!body.isDryRun) homilies.changed();
    return report;
  });
}

function dayRoutes(app: FastifyInstance, deps: HomilyDeps): void {
  const { db, calendar, clock } = deps;
  const guards = { by: requirePublisher(deps, homilyEditors) };
  const days = db.watch(daysTopic);
  route(app, calls.correctDay, guards, async ({ params, body, auth: { by } }) => {
    const day = await correctDay(db, calendar, params.date, body, { now: clock.now(), by });
    days.changed();
    return day;
  });
  route(app, calls.resetDay, guards, async ({ params, auth: { by } }) => {
    const day = await restoreDay(db, calendar, params.date, { now: clock.now(), by });
    days.changed();
    return day;
  });
}
