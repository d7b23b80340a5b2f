import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ResponseOf } from '@wayfare/contracts/calls/contract';
import type { ListedTextRevision } from '@wayfare/contracts/calls/editing';
import { homilyCalls } from '@wayfare/contracts/calls/homily-drafts';
import { emptyHomily, type HomilyContent } from '@wayfare/contracts/rules/homily-content';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import type { FastifyInstance } from 'fastify';
import type { LiturgicalCalendar } from '#adapters/calendar/calendar.ts';
import { romcalCalendar } from '#adapters/calendar/romcal-calendar.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { postgresQueue } from '#adapters/queue/postgres-queue.ts';
import { ffmpegSound } from '#adapters/sound/ffmpeg-sound.ts';
import { listPostsBetween } from '#features/blog/post-queries.ts';
import { siteSecret, siteWithMembers } from '#features/identity/testing/site-with-members.ts';
import { loadMailStates } from '#features/morning-mail/progress-queries.ts';
import { createRecordingLinks } from '#features/recording/recording-links.ts';
import { homilyRoutes } from '../routes.ts';
import type { ShareLinkDeps } from '../share-links.ts';

/** Cached, because computing a year takes a second. */
const years = new Map<number, Promise<LiturgicalDay[]>>();
export const calendarForTests: LiturgicalCalendar = {
  listDays(year) {
    const days = years.get(year) ?? romcalCalendar.listDays(year);
    years.set(year, days);
    return days;
  },
};

export const wholeHomily: HomilyContent = {
  ...emptyHomily,
  title: 'The God of people with names',
  book: 'Luke',
  chapter: 20,
  verse: '27-40',
  gospelText: `Some of the Sadducees came to him.\n${'They asked him a question. '.repeat(8).trim()}`,
  source: 'World English Bible (public domain)',
  homilyText: `Cleverness is a comfortable place to stand.\n${'We know the place. '.repeat(10).trim()}`,
};

type HomilyDraft = ResponseOf<typeof homilyCalls.getDraft>;

interface HomilySave {
  readonly version: number | null;
  readonly content?: Partial<HomilyContent>;
  readonly lock?: string;
  readonly seq?: number;
}

interface HomilySiteOptions {
  readonly now?: string;
  readonly timeZone?: string;
  readonly canShare?: boolean;
  readonly hasFfmpeg?: boolean;
  /** Adds routes before the server listens. */
  readonly extraRoutes?: (app: FastifyInstance, deps: ShareLinkDeps) => Promise<void> | void;
}

/** A server with the homily routes, a database and a user pool. */
export async function homilySite(
  database: TestDatabase,
  { canShare = true, hasFfmpeg = false, extraRoutes, ...options }: HomilySiteOptions = {},
) {
  const base = await siteWithMembers(database, options);
  const { app, directory } = base;
  const { timeZone } = base.deps;
  const queue = postgresQueue(database, { warn: () => {}, error: () => {} }, { stopMs: 100 });
  let queries = 0;
  const deps: ShareLinkDeps = {
    ...base.deps,
    db: {
      ...database,
      query: (text, parameters) => {
        queries += 1;
        return database.query(text, parameters);
      },
    },
    calendar: calendarForTests,
    queue,
    sound: ffmpegSound({ ffmpeg: hasFfmpeg ? undefined : 'off', searchPath: process.env['PATH'] ?? '' }),
    recordingLinks: createRecordingLinks(siteSecret),
    workFolder: join(directory, 'at-work'),
    postsBetween: (from, to) => listPostsBetween(database, { from, to, timeZone }),
    mailStates: (from, to) => loadMailStates({ db: deps.db, clock: deps.clock, timeZone }, from, to),
    canShare,
  };
  await homilyRoutes(app, deps);
  await extraRoutes?.(app, deps);
  await base.listen();
  const call = base.callTo('homily');
  const site = {
    ...base,
    deps,
    stopWork: () => queue.stop(),
    call,
    visit: base.call,
    /** Queries outside of transactions and of the log-in. */
    queries: () => queries,
    openDraft: async (token: string, date: string): Promise<HomilyDraft> =>
      homilyCalls.getDraft.response.parse(
        (await call('GET', `/editor/homilies/${date}/draft`, { token })).json(),
      ),
    /** As an editor does who then closes the page. `lock` is the token of the edit lock. */
    saveDraft(
      token: string,
      date: string,
      { version, content = {}, lock = randomUUID(), seq = 1 }: HomilySave,
    ): ReturnType<typeof call> {
      const payload = {
        content: { ...wholeHomily, ...content },
        version,
        token: lock,
        seq,
        release: true,
      };
      return call('PUT', `/editor/homilies/${date}/draft`, { token, payload });
    },
    async write(token: string, date: string, content: Partial<HomilyContent> = {}) {
      const { draft } = await site.openDraft(token, date);
      const saved = await site.saveDraft(token, date, { version: draft?.version ?? null, content });
      if (saved.json().saved !== 'draft') throw new Error(saved.body);
      return { version: Number(saved.json().version) };
    },
    removeDraft: (token: string, date: string) =>
      call('DELETE', `/editor/homilies/${date}/draft?token=${randomUUID()}`, { token }),
    listRevisions: async (token: string, date: string): Promise<readonly ListedTextRevision[]> =>
      (await call('GET', `/editor/homilies/${date}/revisions`, { token })).json().revisions,
    async publish(token: string, date: string, content: Partial<HomilyContent> = {}) {
      const payload = await site.write(token, date, content);
      const answer = await call('POST', `/editor/homilies/${date}/publish`, { token, payload });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return payload;
    },
    async [Symbol.asyncDispose]() {
      await queue.stop();
      await base[Symbol.asyncDispose]();
    },
  };
  return site;
}

/** Inserts `count` published homilies, one a day up to `last`. */
export async function fillHomilies(database: TestDatabase, count: number, last: string): Promise<void> {
  await database.query(
    `insert into draft (kind, ref, content, hash, copy_hash, saved_at)
     select 'homily', to_char($2::date - day, 'YYYY-MM-DD'), $3, '', '', now() from generate_series(0, $1 - 1) as day`,
    [count, last, emptyHomily],
  );
  await database.query(
    `insert into homily (date, title, book, chapter, verse, gospel_text, source, copyright, homily_text, published_at)
     select date, '', 'Luke', 1, '1-4', 'Gospel of ' || date, '', '', 'Reflection of ' || date, '2000-01-01'
     from (select ref::date as date from draft) as day`,
  );
}
