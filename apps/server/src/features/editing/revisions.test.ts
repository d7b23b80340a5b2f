import { addDays, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { expect, test } from 'vitest';
import type { Db } from '#adapters/db/database.ts';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { postRevisions } from '#features/blog/stored-post.ts';
import { homilyRevisions } from '#features/homily/revision-queries.ts';
import { pruneRevisions } from './revisions.ts';

const timeZone = 'America/New_York';
const now = new Date('2026-11-23T15:00:00Z');
const clock = { now: () => now };

interface Made {
  readonly of: string;
  readonly number: number;
  readonly savedAt: Date;
  readonly isPublished: boolean;
}

/** Always the same numbers, for always the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Two years of writing: days on which much is saved, days on which nothing is, and now and then something is published. */
function twoYears(names: readonly string[], random: () => number): Made[] {
  return names.flatMap((of) => {
    const saves = Array.from({ length: 400 }, () => {
      const daysAgo = random() < 0.3 ? random() * 60 : Math.floor(random() * 30) * 24 + random() * 2;
      return new Date(now.getTime() - daysAgo * dayMs);
    });
    return saves
      .toSorted((a, b) => a.getTime() - b.getTime())
      .map((savedAt, index) => ({ of, number: index + 1, savedAt, isPublished: random() < 0.05 }));
  });
}

/** The rule once more, as one would do it by hand. */
function keptOf(made: readonly Made[]): string[] {
  const firstWholeDay = addDays(toCalendarDate(now, timeZone), -30);
  const lastOfDay = new Map<string, number>();
  const dayOf = ({ of, savedAt }: Made) => `${of} ${toCalendarDate(savedAt, timeZone)}`;
  for (const each of made) lastOfDay.set(dayOf(each), Math.max(each.number, lastOfDay.get(dayOf(each)) ?? 0));
  return made
    .filter(
      (each) =>
        each.isPublished ||
        toCalendarDate(each.savedAt, timeZone) >= firstWholeDay ||
        lastOfDay.get(dayOf(each)) === each.number,
    )
    .map(({ of, number }) => `${of} ${number}`)
    .toSorted();
}

const left = async (db: Db, table: string, of: string): Promise<string[]> => {
  const { rows } = await db.query<{ of: string; number: number }>(`select ${of} as of, number from ${table}`);
  return rows.map(({ of, number }) => `${of} ${number}`).toSorted();
};

test('of revisions older than thirty days the last of each day and published ones are kept', async () => {
  await using database = await testDatabase();
  const random = randomFrom(2026);
  const [days, posts] = [
    ['2026-01-01', '2026-01-02', '2025-12-25', '2026-11-24'],
    ['hinge', 'door', 'bread'],
  ];
  const [homilies, essays] = [twoYears(days, random), twoYears(posts, random)];
  await database.query(
    `insert into homily_revision (date, number, content, created_at, saved_at, published_at, origin)
     select date::date, number, '{}', at, at, case when published then at end, 'editor'
     from unnest($1::text[], $2::int[], $3::timestamptz[], $4::boolean[]) as made (date, number, at, published)`,
    [
      homilies.map(({ of }) => of),
      homilies.map(({ number }) => number),
      homilies.map(({ savedAt }) => savedAt),
      homilies.map(({ isPublished }) => isPublished),
    ],
  );
  for (const post of posts)
    await database.query(
      `insert into post (post_id, slug, title, excerpt, content, status, hero_key, hero_illustration, hero_alt, date,
                         category, created_at, updated_at)
       values ($1, $1, '', '', '', 'DRAFT', '', '', '', '2026-01-01', '', now(), now())`,
      [post],
    );
  await database.query(
    `insert into post_revision (post_id, number, slug, title, excerpt, content, status, hero_key, hero_illustration, hero_alt,
                                date, category, saved_at, saved_by)
     select id, number, id, '', '', '', case when published then 'PUBLISHED' else 'DRAFT' end, '', '', '', '2026-01-01',
            '', at, ''
     from unnest($1::text[], $2::int[], $3::timestamptz[], $4::boolean[]) as made (id, number, at, published)`,
    [
      essays.map(({ of }) => of),
      essays.map(({ number }) => number),
      essays.map(({ savedAt }) => savedAt),
      essays.map(({ isPublished }) => isPublished),
    ],
  );
  const thinning = pruneRevisions({ db: database, clock, timeZone }, [homilyRevisions, postRevisions]);
  for (const round of ['the first time', 'again']) {
    await thinning.run();
    expect(await left(database, 'homily_revision', 'date'), round).toEqual(keptOf(homilies));
    expect(await left(database, 'post_revision', 'post_id'), round).toEqual(keptOf(essays));
  }
  expect(keptOf(homilies).length).toBeLessThan(homilies.length / 2);
  expect(homilies.length - keptOf(homilies).length).toBeGreaterThan(500);
});
