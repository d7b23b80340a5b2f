import { expect, test } from 'vitest';
import { findReason } from './server-log.ts';

test('the reason is the fatal line with its detail, without dates', () => {
  const log = `2026-11-21 09:46:51.208 UTC [10084] LOG:  starting PostgreSQL 18.4
2026-11-21 09:46:51.209 UTC [10084] FATAL:  database files are incompatible with server
2026-11-21 09:46:51.209 UTC [10084] DETAIL:  The data directory was initialized by PostgreSQL version 17.
2026-11-21 09:46:51.211 UTC [10084] LOG:  database system is shut down
`;

  expect(findReason(log)).toBe(
    'FATAL:  database files are incompatible with server DETAIL:  The data directory was initialized by PostgreSQL version 17.',
  );
});

test('the reason is the last line if none is fatal', () => {
  expect(findReason('/bin/sh: 1: postgres: not found\n')).toBe('/bin/sh: 1: postgres: not found');
});
