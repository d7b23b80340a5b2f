// The drills that prove most, in their short form. How soon all is well again is for the long one, on a quiet machine.
import { expect, test } from 'vitest';
import { disk } from './disk.ts';
import { postgres } from './postgres.ts';
import type { Rows } from './row.ts';

test.each<[string, (isShort: boolean) => Rows]>([
  ['PostgreSQL that is killed, restarted, paused or out of connections', postgres],
  ['a disk that runs full', disk],
])('%s costs nobody anything but a while', async (_, perform) => {
  for await (const row of perform(true)) {
    // Where it cannot be tried, that has been told.
    if ('notRun' in row) continue;
    const { what, seen, isHealed, kept } = row;
    expect({ what, bad: [...(seen?.bad ?? [])], isHealed, lost: kept?.lost, doubled: kept?.doubled }).toEqual(
      {
        what,
        bad: [],
        isHealed: true,
        lost: 0,
        doubled: 0,
      },
    );
  }
});
