// The short form of the PostgreSQL drill. Recovery times are checked by the long form only, on a quiet machine.
import { expect, test } from 'vitest';
import { postgres } from './postgres.ts';

test('killing, restarting, pausing or exhausting PostgreSQL loses and duplicates no write', async () => {
  for await (const { fault, readers, isRecovered, writes } of postgres(true)) {
    const { lost, duplicated } = writes ?? {};
    expect({ fault, bad: [...(readers?.bad ?? [])], isRecovered, lost, duplicated }).toEqual({
      fault,
      bad: [],
      isRecovered: true,
      lost: 0,
      duplicated: 0,
    });
  }
});
