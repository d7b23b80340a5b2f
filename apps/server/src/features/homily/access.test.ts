import { expect } from 'vitest';
import { wholeHomily } from './testing/homily-site.ts';
import { test } from './testing/homily-test.ts';

/** The end of every full text: it must not be in any response to people without access. */
const ending = 'and these last words are for subscribers alone.';
const content = {
  ...wholeHomily,
  gospelText: `${wholeHomily.gospelText} Of the Gospel, ${ending}`,
  homilyText: `${wholeHomily.homilyText} Of the reflection, ${ending}`,
};

const [past, today, future, draft, nothing] = [
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
  '2026-11-19',
  '2026-11-18',
];

const lock = 'token-of-an-editor';

const roles = ['visitor', 'member', 'subscriber', 'blogAdmin', 'homilyAdmin'] as const;
type Role = (typeof roles)[number];

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
type Row = readonly [Method, string, object | null, Readonly<Record<Role, number>>];

const cells = (
  visitor: number,
  member: number,
  subscriber: number,
  blogAdmin: number,
  homilyAdmin: number,
) => ({
  visitor,
  member,
  subscriber,
  blogAdmin,
  homilyAdmin,
});
const forEditors = (status = 200) => cells(401, 403, 403, 403, status);
const forReaders = (status = 200) => cells(401, 403, status, 403, status);
const forMembers = cells(401, 200, 200, 200, 200);

const placeOn = (date: string) => ({
  date,
  paragraph: 0,
  fraction: 0.5,
  paragraphStart: 'Cleverness',
  isFinished: false,
  reachedAt: '2026-11-21T17:00:00Z',
});

const rules: readonly Row[] = [
  ['GET', '/homily-feed', null, cells(200, 200, 200, 200, 200)],
  ['GET', '/homily-feed?page=99', null, cells(200, 200, 200, 200, 200)],
  ['GET', `/homilies/${past}`, null, forReaders()],
  ['GET', `/homilies/${today}`, null, forReaders()],
  ['GET', `/homilies/${future}`, null, forReaders(404)],
  ['GET', `/homilies/${draft}`, null, forReaders(404)],
  ['GET', `/homilies/${nothing}`, null, forReaders(404)],
  ['GET', `/homilies/${nothing}/gospel`, null, forReaders()],
  ['GET', `/homilies/${future}/gospel`, null, forReaders(404)],
  ['GET', '/days/2026-11', null, forMembers],
  ['GET', '/reading-preferences', null, forMembers],
  ['PUT', '/reading-position', placeOn(past), forReaders()],
  ['PUT', '/reading-position', placeOn(today), forReaders()],
  ['PUT', '/reading-position', placeOn(future), forReaders(404)],
  ['PUT', '/reading-position', placeOn(draft), forReaders(404)],
  ['PUT', '/reading-position', placeOn(nothing), forReaders(404)],
  ['PUT', '/reading-preferences', { textSize: 2, theme: 'dark' }, forMembers],
  ['GET', '/editor/coverage', null, forEditors()],
  ['GET', `/editor/homilies/${past}/draft`, null, forEditors()],
  ['GET', `/editor/homilies/${future}/draft`, null, forEditors()],
  ['GET', `/editor/homilies/${draft}/draft`, null, forEditors()],
  ['GET', `/editor/homilies/${nothing}/draft`, null, forEditors()],
  ['GET', `/editor/homilies/${draft}/revisions`, null, forEditors()],
  ['GET', `/editor/homilies/${draft}/revisions/1`, null, forEditors()],
  ['GET', `/editor/homilies/${draft}/revisions/7`, null, forEditors(404)],
  ['PUT', '/editor/homilies/2026-12-01/draft', { content, version: null, token: lock, seq: 1 }, forEditors()],
  ['POST', `/editor/homilies/${draft}/publish`, { version: 999_999 }, forEditors(409)],
  ['POST', `/editor/homilies/${nothing}/publish`, { version: 1 }, forEditors(404)],
  ['POST', `/editor/homilies/${draft}/unpublish`, null, forEditors()],
  ['POST', `/editor/homilies/${nothing}/unpublish`, null, forEditors(404)],
  ['POST', `/editor/homilies/${nothing}/swap`, { with: past, version: 1 }, forEditors(404)],
  ['POST', `/editor/homilies/${past}/swap`, { with: nothing, version: 999_999 }, forEditors(409)],
  ['DELETE', `/editor/homilies/${past}/draft?token=${lock}`, null, forEditors()],
  ['DELETE', `/editor/homilies/${nothing}/draft?token=${lock}`, null, forEditors(410)],
  ['POST', '/editor/import', { name: 'x.csv', file: '', isDryRun: true, replaceDrafts: [] }, forEditors(400)],
  ['PUT', '/editor/days/2026-11-03', { celebration: 'Our patron' }, forEditors()],
  ['DELETE', '/editor/days/2026-11-03', null, forEditors()],
];

const mayHoldWholeTexts = (path: string, role: Role): boolean =>
  role === 'homilyAdmin' || (role === 'subscriber' && !path.startsWith('/editor'));

interface Answer {
  readonly statusCode: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Reports full texts sent to the wrong role or with a cacheable response. */
function leakIn({ body, headers }: Answer, path: string, role: Role): string | null {
  if (!body.includes(ending)) return null;
  if (!mayHoldWholeTexts(path, role)) return 'whole texts';
  const isKept = !String(headers['cache-control']).endsWith('no-store');
  return isKept ? `may be kept: ${String(headers['cache-control'])}` : null;
}

test('every role gets the expected status on every route, and no text without access', async ({ site }) => {
  const tokens: Record<Role, string | undefined> = {
    visitor: undefined,
    member: (await site.member()).token,
    subscriber: (await site.member({ isComplimentary: true })).token,
    blogAdmin: (await site.member({ groups: ['blog-admin'] })).token,
    homilyAdmin: (await site.member({ groups: ['homily-admin'] })).token,
  };
  const editor = tokens.homilyAdmin ?? '';
  for (const date of [past, today, future]) await site.publish(editor, date, content);
  await site.write(editor, draft, content);
  const wrong: string[] = [];
  let wholeTexts = 0;
  for (const [method, path, payload, expected] of rules) {
    for (const role of roles) {
      const given = payload === null ? {} : { payload };
      const answer = await site.call(method, path, { token: tokens[role], ...given });
      const leak = leakIn(answer, path, role);
      if (answer.statusCode !== expected[role]) wrong.push(`${role} ${method} ${path}: ${answer.statusCode}`);
      if (leak !== null) wrong.push(`${role} ${method} ${path}: ${leak}`);
      if (answer.body.includes(ending)) wholeTexts += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(rules.length * roles.length).toBeGreaterThan(150);
  expect(wholeTexts).toBeGreaterThan(8);
});

test('an editor with a subscription can read while the groups cannot be looked up', async ({ site }) => {
  const editor = await site.member({ groups: ['homily-admin'] });
  const both = await site.member({ groups: ['homily-admin'], isComplimentary: true });
  await site.publish(editor.token, past, content);
  await site.database.query('alter table user_pool.account rename column groups to groups_away');
  const status = async ({ token }: { readonly token: string }, path: string) =>
    (await site.call('GET', path, { token })).statusCode;
  expect(await status(both, `/homilies/${past}`)).toBe(200);
  expect(await status(editor, `/homilies/${past}`)).toBe(500);
  expect(await status(both, '/editor/coverage')).toBe(500);
});

test('refused requests have an error message', async ({ site }) => {
  const { token } = await site.member({ groups: ['blog-admin'] });
  const said = async (path: string, bearer?: string) => {
    const answer = await site.call('GET', path, { token: bearer });
    return [answer.statusCode, answer.json().message];
  };
  expect(await said('/editor/coverage', token)).toEqual([403, 'Access denied (homily-admin only).']);
  expect(await said(`/homilies/${today}`, token)).toEqual([403, 'Subscription required']);
  expect(await said(`/homilies/${today}`)).toEqual([401, 'Authentication required. Please log in.']);
});
