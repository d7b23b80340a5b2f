// Tests that try all there is of what `npm test` tries a part of.
import { stripVTControlCharacters } from 'node:util';
import { run } from '../run.ts';
import type { Rows } from './row.ts';

export async function* orders(isShort: boolean): Rows {
  if (!isShort) process.env['DRILL'] = '1';
  const { code, output, seconds } = await run('vitest', [
    'run',
    'any-order',
    'postgres/src/crash',
    'postgres/src/postgres.test',
  ]);
  const counted = /Tests +(.*)/.exec(stripVTControlCharacters(output))?.[1] ?? 'nothing was counted';
  yield {
    what: "a subscription's events in all their orders; the embedded database killed 15 times, opened by 75 at once",
    figure: `${counted} in ${seconds} s`,
    isHealed: true,
    faults: code === 0 ? [] : [output.slice(-2_000)],
  };
}
