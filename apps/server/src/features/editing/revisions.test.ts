import { addDays, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { expect } from 'vitest';
import type { Db } from '#adapters/db/database.ts';
import { test } from '#adapters/db/testing/database-test.ts';
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

const left = async (db: Db): Promise<string[]> => {
  const { rows } = await db.query<{ of: string; number: number }>(
    `select kind || ref as of, number from revision`,
  );
  return rows.map(({ of, number }) => `${of} ${number}`).toSorted();
};

test('of old revisions the last of each day and published ones are kept', async ({ database }) => {
  const made = twoYears(
    ['homily2026-01-01', 'homily2026-01-02', 'homily2025-12-25', 'posthinge', 'postdoor', 'postbread'],
    randomFrom(2026),
  );
  await database.query(
    `insert into revision (kind, ref, number, content, hash, words, began_at, saved_at, by_name, published_at, origin)
     select kind, substr(text, length(kind) + 1), number, '{}', '', 0, at, at, '', case when published then at end, 'editor'
     from (select case when text like 'post%' then 'post' else 'homily' end as kind, *
           from unnest($1::text[], $2::int[], $3::timestamptz[], $4::boolean[]) as row (text, number, at, published)) as made`,
    [
      made.map(({ of }) => of),
      made.map(({ number }) => number),
      made.map(({ savedAt }) => savedAt),
      made.map(({ isPublished }) => isPublished),
    ],
  );
  const task = pruneRevisions({ db: database, clock, timeZone });
  for (const round of ['the first time', 'again']) {
    await task.run();
    expect(await left(database), round).toEqual(keptOf(made));
  }
  expect(keptOf(made).length).toBeLessThan(made.length / 2);
  expect(made.length - keptOf(made).length).toBeGreaterThan(500);
});

test('a save that came too late is kept', async ({ database }) => {
  await database.query(
    `insert into revision (kind, ref, number, content, hash, words, began_at, saved_at, by_name, origin)
     select 'post', 'bread', number, '{}', '', 0, '2026-01-01', '2026-01-01', '', origin
     from (values (1, 'unsent'), (2, 'take_over'), (3, 'editor')) as made (number, origin)`,
  );
  await pruneRevisions({ db: database, clock, timeZone }).run();
  expect(await left(database)).toEqual(['postbread 1', 'postbread 3']);
});
