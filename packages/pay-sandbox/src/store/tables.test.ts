import { expect, test } from 'vitest';
import { openTestDatabase } from '#testing/test-sandbox.ts';
import { migrate } from './tables.ts';

test('concurrent and repeated migrations succeed', async () => {
  await using empty = await openTestDatabase();
  await Promise.all(Array.from({ length: 5 }, () => migrate(empty)));
  await migrate(empty);
  const { rows } = await empty.query<{ version: number }>(
    'select version from pay_sandbox.migration order by version',
  );
  expect(rows).toEqual([{ version: 1 }]);
});
