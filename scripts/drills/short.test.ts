// The PostgreSQL drill in its short form. How soon the site is well again is for the long one, on a quiet machine.
import { expect, test } from 'vitest';
import { postgres } from './postgres.ts';

test('PostgreSQL killed, restarted, paused or out of connections loses and doubles nothing', async () => {
  for await (const { what, seen, isHealed, kept } of postgres(true)) {
    expect({ what, bad: [...(seen?.bad ?? [])], isHealed, lost: kept?.lost, doubled: kept?.doubled }).toEqual(
      { what, bad: [], isHealed: true, lost: 0, doubled: 0 },
    );
  }
});
