import { importHomilies } from '@wayfare/contracts/calls/homily-import';
import { expect } from 'vitest';
import { testWith } from '#adapters/db/testing/database-test.ts';
import type { testDatabase } from '#adapters/db/testing/test-database.ts';
import { homilySite } from '../testing/homily-site.ts';

const head = 'date,book,chapter,verse,gospelText,homilyText,title';
const row = (date: string, title = 'Of the file') => `${date},Luke,20,27-40,A Gospel,A reflection,${title}`;
const csv = (...rows: string[]) => `${[head, ...rows].join('\n')}\n`;

async function importingSite(database: Awaited<ReturnType<typeof testDatabase>>) {
  const site = await homilySite(database);
  const { token } = await site.member({ groups: ['homily-admin'] });
  const send = (content: string | Uint8Array, how: object = {}) =>
    site.call('POST', '/editor/import', {
      token,
      payload: {
        name: 'year.csv',
        file: Buffer.from(content).toString('base64'),
        isDryRun: false,
        replaceDrafts: [],
        ...how,
      },
    });
  return {
    ...site,
    token,
    send,
    report: async (content: string, how?: object) =>
      importHomilies.response.parse((await send(content, how)).json()),
    refusal: async (content: string | Uint8Array, how?: object) => {
      const answer = await send(content, how);
      return [answer.statusCode, answer.json().code, answer.json().message];
    },
    see: async (date: string) => {
      const { state, draft } = await site.openDraft(token, date);
      return [state, draft?.content.title ?? null];
    },
  };
}

const test = testWith(importingSite);

test('a dry run writes nothing, and an import reports the same as the command', async ({ site }) => {
  await site.publish(site.token, '2026-12-02', { title: 'Here before' });
  const file = csv(row('2026-12-01'), row('2026-12-02'), row('2026-12-02', 'Of the last row'));
  const told = {
    lines: ['row 3: replaced by row 4, which has the same date 2026-12-02'],
    changedCount: 2,
    skippedCount: 0,
    replaced: [{ date: '2026-12-02', title: 'Here before' }],
    draftConflicts: [],
  };
  expect(await site.report(file, { isDryRun: true })).toEqual({
    ...told,
    summary: 'Would import: 1 new, 1 changed, 0 unchanged.',
  });
  expect(await site.see('2026-12-01')).toEqual(['new', null]);
  expect(await site.see('2026-12-02')).toEqual(['scheduled', 'Here before']);
  expect(await site.report(file)).toEqual({
    ...told,
    summary: 'Imported: 1 new, 1 changed, 0 unchanged.',
  });
  expect(await site.see('2026-12-01')).toEqual(['scheduled', 'Of the file']);
  expect(await site.see('2026-12-02')).toEqual(['scheduled', 'Of the last row']);
  expect(await site.report(file)).toMatchObject({
    summary: 'Imported: 0 new, 0 changed, 2 unchanged.',
    changedCount: 0,
    replaced: [],
  });
});

test('unpublished drafts are reported and kept unless their date is listed', async ({ site }) => {
  await site.write(site.token, '2026-12-01', { title: 'Begun' });
  await site.publish(site.token, '2026-12-02', { title: 'Out' });
  await site.write(site.token, '2026-12-02', { title: 'Out, and changed' });
  const file = csv(row('2026-12-01'), row('2026-12-02'), row('2026-12-03'));
  const draftConflicts = [
    { date: '2026-12-01', title: 'Begun' },
    { date: '2026-12-02', title: 'Out, and changed' },
  ];
  expect(await site.report(file, { isDryRun: true })).toMatchObject({ changedCount: 3, draftConflicts });
  expect(await site.report(file)).toMatchObject({
    summary: 'Imported: 1 new, 0 changed, 0 unchanged, 2 kept as they are.',
    changedCount: 1,
    draftConflicts,
  });
  expect(await site.see('2026-12-01')).toEqual(['draft', 'Begun']);
  expect(await site.see('2026-12-02')).toEqual(['scheduled', 'Out, and changed']);
  expect(await site.report(file, { replaceDrafts: ['2026-12-01'] })).toMatchObject({
    summary: 'Imported: 1 new, 0 changed, 1 unchanged, 1 kept as it is.',
  });
  expect(await site.see('2026-12-01')).toEqual(['scheduled', 'Of the file']);
  expect(await site.see('2026-12-02')).toEqual(['scheduled', 'Out, and changed']);
});

test('invalid rows, unsupported files and too many rows are reported', async ({ site }) => {
  const file = csv(row('2026-02-30'), row('2026-12-01'));
  expect(await site.report(file, { isDryRun: true })).toMatchObject({
    lines: ['row 2: "2026-02-30" is no date from 1970 to 2100 written as YYYY-MM-DD'],
    summary:
      'Nothing would be imported, because 1 row cannot be read. Without them: 1 new, 0 changed, 0 unchanged.',
    skippedCount: 1,
  });
  expect(await site.refusal(file)).toEqual([
    400,
    'file_refused',
    'Nothing was imported, because 1 row cannot be read. Please correct the file.',
  ]);
  expect(await site.see('2026-12-01')).toEqual(['new', null]);

  const refused = (message: string) => [400, 'file_refused', message];
  expect(await site.refusal('%PDF-1.7\n')).toEqual(
    refused('This is a PDF. Homilies come in as CSV or JSON.'),
  );
  expect((await site.refusal(new Uint8Array(5 * 1024 * 1024)))[0]).toBe(413);

  const tooMany = [
    400,
    'file_refused',
    'The file has more than 4,000 rows. Send it in parts, or have it imported by the command.',
  ];
  const rows = Array.from({ length: 4_001 }, () => 'x');
  expect(await site.refusal(csv(...rows))).toEqual(tooMany);
  expect((await site.report(csv(row('2026-12-04'), ...rows.map(() => ',,')))).changedCount).toBe(1);
});

test('parsing a slow file does not block other requests', async ({ site }) => {
  const hard = `[{${Array.from({ length: 150_000 }, (_, at) => `"k${at}":1`).join()}}]`;
  let [longest, last] = [0, performance.now()];
  const begun = last;
  const taking = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const answer = await site.report(hard, { name: 'year.json', isDryRun: true });
  clearInterval(taking);
  expect(answer.lines).toEqual(['row 1: the date is missing']);
  expect(longest).toBeLessThan((performance.now() - begun) / 2);
});
