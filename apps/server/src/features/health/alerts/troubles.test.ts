import { expect, test } from 'vitest';
import type { Look } from '../figures.ts';
import type { SiteHealth } from '../site-health.ts';
import { troublesIn } from './troubles.ts';

const at = new Date('2027-03-04T20:00:00Z');
const ago = (hours: number) => new Date(at.getTime() - hours * 3_600_000);
const outcome = {
  succeededAt: ago(22),
  file: 'a',
  place: 'b',
  bytes: 1,
  tookMs: 1,
  failedAt: null,
  failure: null,
};

/** As bad as everything may be without a word of it. */
const sound: SiteHealth = {
  at,
  schema: 1,
  database: { ms: 1, bytes: 1 },
  disk: { free: 10, size: 100 },
  jobs: { waiting: 1, oldestSeconds: 300, dead: 0, deadReason: null },
  homilies: { hasToday: true, nextGap: '2027-03-05', daysAhead: 1 },
  morningMail: { waiting: 9, sent: 98, skipped: 5, refused: 2, late: 1, sentLately: 0 },
  isMailHeldUp: false,
  complaints: { complained: 1, sent: 10 },
  events: { lastReceivedAt: ago(300), delaySeconds: 1, failing: 0 },
  subscribers: {},
  backups: { backup: outcome, verification: outcome },
};
const answers = { all: 1_000, failed: 10 };
const namesIn = (health: Partial<SiteHealth>, look: Partial<Look> = {}) =>
  troublesIn({ health: { ...sound, ...health }, answers, ...look }, 'America/New_York').map(
    ({ name }) => name,
  );

test('a site that is well makes no word', () => {
  expect(namesIn({})).toEqual([]);
  expect(namesIn({ backups: { backup: { ...outcome, succeededAt: null }, verification: outcome } })).toEqual(
    [],
  );
});

test.each<[string, Partial<SiteHealth>]>([
  ['no-homily', { at: new Date('2027-03-04T23:00:00Z') }],
  ['no-homily', { homilies: { hasToday: false, nextGap: '2027-03-04', daysAhead: 0 } }],
  ['morning-mail-late', { isMailHeldUp: true }],
  ['morning-mail-refused', { morningMail: { ...sound.morningMail, refused: 3 } }],
  ['mail-complaints', { complaints: { complained: 2, sent: 1_999 } }],
  ['job-given-up', { jobs: { ...sound.jobs, dead: 1 } }],
  ['work-waits', { jobs: { ...sound.jobs, oldestSeconds: 301 } }],
  ['payment-events', { events: { ...sound.events, failing: 1 } }],
  ['backup', { backups: { backup: { ...outcome, succeededAt: ago(27) }, verification: outcome } }],
  ['backup', { backups: { backup: { ...outcome, failure: 'No room.' }, verification: outcome } }],
  ['backup', { backups: { backup: outcome, verification: { ...outcome, failure: 'A byte.' } } }],
  ['disk', { disk: { free: 9, size: 100 } }],
])('%s', (name, amiss) => {
  expect(namesIn(amiss)).toEqual([name]);
});

test('errors are of each server, whoever looks for all', () => {
  const many = { health: null, answers: { all: 999, failed: 10 } };
  expect(troublesIn(many, 'UTC').map(({ name }) => name)).toEqual(['errors']);
  expect(namesIn({}, { answers: { all: 9, failed: 9 } })).toEqual([]);
});

test('a failed backup and a job that was given up are told with their cause', () => {
  const failure = 'The storage cannot be used: the store is too busy (SlowDown 503).';
  const wordsIn = (health: Partial<SiteHealth>) =>
    troublesIn({ health: { ...sound, ...health }, answers }, 'America/New_York').map(({ words }) => words);
  expect(wordsIn({ backups: { backup: { ...outcome, failure }, verification: outcome } })).toEqual([
    `The last try to make a backup failed, and the last one is 22 h old. ${failure}`,
  ]);
  const deadReason = 'The mail could not be handed over: nothing answers there.';
  expect(wordsIn({ jobs: { ...sound.jobs, dead: 2, deadReason } })).toEqual([
    `2 jobs were given up after many tries, the last because: ${deadReason} Mend that, and send each again (wayfare mail list, wayfare mail resend ID).`,
  ]);
});
