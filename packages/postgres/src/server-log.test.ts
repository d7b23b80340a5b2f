import { expect, test } from 'vitest';
import { reasonIn } from './server-log.ts';

test('the fatal line is given with its detail and hint, without dates', () => {
  const log = `2026-11-21 09:46:51.208 UTC [10084] LOG:  starting PostgreSQL 18.4
2026-11-21 09:46:51.209 UTC [10084] FATAL:  database files are incompatible with server
2026-11-21 09:46:51.209 UTC [10084] DETAIL:  The data directory was initialized by PostgreSQL version 17.
2026-11-21 09:46:51.211 UTC [10084] LOG:  database system is shut down
`;

  expect(reasonIn(log)).toBe(
    'FATAL:  database files are incompatible with server DETAIL:  The data directory was initialized by PostgreSQL version 17.',
  );
});

test('where nothing is fatal, the last line speaks', () => {
  expect(reasonIn('/bin/sh: 1: postgres: not found\n')).toBe('/bin/sh: 1: postgres: not found');
});

test('an empty log gives no reason', () => {
  expect(reasonIn('')).toBe('');
});
