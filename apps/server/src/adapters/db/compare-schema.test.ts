import { expect } from 'vitest';
import { compareSchema } from './compare-schema.ts';
import { test } from './testing/database-test.ts';

test('a migrated database has no differences, and comparing leaves no schema', async ({ database }) => {
  expect(await compareSchema(database)).toEqual([]);
  const { rows } = await database.query("select nspname from pg_namespace where nspname like 'wayfare%'");
  expect(rows).toEqual([]);
});

test('each missing or changed object is listed once', async ({ database }) => {
  for (const statement of [
    'alter table reading_position rename to reading_position_old',
    'drop table user_pool.refresh_token',
    'alter table upload drop column credit cascade',
    'drop index job_name_due_at_idx',
    'drop index signup_email_idx',
    'create unique index signup_email_idx on signup (email)',
    'alter table person alter column created_at drop not null',
    'drop trigger activity_is_immutable on activity',
    'create or replace function reject_activity_change() returns trigger language plpgsql as $$ begin return old; end $$',
    'create index of_the_operator on person (created_at)',
  ])
    await database.query(statement);
  const differences = (await compareSchema(database)).map(
    ({ problem, kind, table, name, renamedTo }) =>
      `${problem} ${kind} ${[table, name, renamedTo].filter(Boolean).join(' ')}`,
  );
  expect(differences.toSorted()).toEqual([
    'changed column person created_at',
    'changed function reject_activity_change()',
    'changed index signup signup_email_idx',
    'missing column upload credit',
    'missing index job job_name_due_at_idx',
    'missing table reading_position reading_position_old',
    'missing table user_pool.refresh_token',
    'missing trigger activity activity_is_immutable',
  ]);
});
