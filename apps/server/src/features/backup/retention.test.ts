import { expect, test } from 'vitest';
import { parseBackupAddress, parseRetention } from '#config/backup-shapes.ts';
import { backupName, expiredBackups, parseBackupTime } from './backups.ts';

const listed = (moments: readonly Date[], verified: readonly Date[] = []) =>
  moments.map((madeAt) => ({
    name: backupName(madeAt),
    madeAt,
    bytes: 1,
    verifiedAt: verified.includes(madeAt) ? 'then' : null,
  }));

const zone = 'America/New_York';
const week = { days: 7, weeks: 4, months: 12 };

test('two years of backups are reduced to seven days, four weeks and twelve months', () => {
  const nights = Array.from(
    { length: 730 },
    (_, night) => new Date(Date.UTC(2026, 10, 23, 8, 30) - night * 86_400_000),
  );
  const dropped = expiredBackups(listed(nights), week, zone);
  const kept = listed(nights)
    .map(({ name }) => name)
    .filter((name) => !dropped.includes(name));
  expect(kept.map((name) => name.slice(8, 18))).toEqual([
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    '2026-11-15',
    '2026-11-08',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ]);
});

test('retention uses the site’s days, ignores days without a backup, and keeps the last valid one', () => {
  const late = new Date('2026-11-23T04:59:00Z');
  const early = new Date('2026-11-23T05:01:00Z');
  const old = new Date('2026-03-01T12:00:00Z');
  const older = new Date('2026-02-01T12:00:00Z');
  const days = { days: 2, weeks: 0, months: 0 };
  expect(expiredBackups(listed([early, late, old]), days, zone)).toEqual([backupName(old)]);
  expect(expiredBackups(listed([early, late, old, older], [old]), days, zone)).toEqual([backupName(older)]);
  expect(expiredBackups(listed([old]), days, zone)).toEqual([]);
});

test('backup names, intervals and targets are parsed strictly', () => {
  const moment = new Date('2026-11-23T03:30:00.007Z');
  expect(parseBackupTime(backupName(moment))).toEqual(moment);
  for (const name of ['wayfare.tar', 'x.tar', 'wayfare-2026-11-23T03-30-00-007Z.tar.part', '../x'])
    expect(parseBackupTime(name)).toBeNull();
  expect(parseRetention('7d,4w,12m')).toEqual(week);
  expect(parseRetention('30d')).toEqual({ days: 30, weeks: 0, months: 0 });
  for (const text of ['', '7', 'd', '0d', '7d;4w', '-1d', '7d,']) expect(parseRetention(text)).toBeNull();
  expect(parseBackupAddress('s3://my-backups/wayfare/')).toEqual({
    kind: 's3',
    bucket: 'my-backups',
    prefix: 'wayfare',
  });
  expect(parseBackupAddress('/mnt/backups')).toEqual({ kind: 'folder', path: '/mnt/backups' });
  for (const text of ['', 's3://', 's3://A', 'https://example.org/x', 's3://ok/a b'])
    expect(parseBackupAddress(text)).toBeNull();
});
