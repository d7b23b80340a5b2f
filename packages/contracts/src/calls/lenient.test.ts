// Services of others that answer exactly as the calls are published, and no more.
import { expect, test } from 'vitest';
import { confirm, resendConfirmation, storeSignup, verifyCheckout } from './auth.ts';
import { getPost, listPosts, readPost, unwrapPosts } from './blog.ts';
import { getHomilyFeed } from './homily.ts';
import { resetPassword, validateResetToken } from './reset.ts';

const post = {
  id: 'a1',
  title: 'On bread',
  slug: 'on-bread',
  excerpt: 'In short.',
  content: '<p>Whole.</p>',
  status: 'PUBLISHED',
  heroImageKey: 'heroes/bread.jpg',
  heroImageUrl: 'https://media.example/heroes/bread.jpg',
  createdAt: '2026-11-19T08:00:00+00:00',
  updatedAt: '2026-11-19T08:00:00.000Z',
  date: '2026-11-19',
  category: 'Bread',
} as const;

const ours = { author: '', heroImageAlt: '', heroImage: null };

test('posts of the published fields alone are read, as a list or as data', () => {
  for (const answer of [[post], { data: [post] }])
    expect(unwrapPosts(listPosts.response.parse(answer))).toEqual([{ ...post, ...ours }]);
  expect(getPost.response.parse(post)).toEqual({ ...post, ...ours });
  expect(readPost.response.parse(post)).toEqual({ ...post, ...ours, previous: null, next: null });
});

test('a post may leave empty what it has none of, and count where ours writes', () => {
  const bare = { ...post, id: 17, heroImageKey: null, heroImageUrl: null, category: null, excerpt: null };
  expect(getPost.response.parse({ ...bare, createdAt: 1_795_161_600_000 })).toMatchObject({
    id: '17',
    heroImageKey: '',
    heroImageUrl: '',
    category: '',
    excerpt: '',
    createdAt: '1795161600000',
  });
});

const item = {
  date: '2026-11-22',
  book: 'Matthew',
  chapter: 25,
  verse: '31-46',
  gospelText: 'Gospel.',
  homilyText: 'Homily.',
  timestamp: '2026-11-22T05:00:00Z',
};
const feedOf = (other: object) => ({ Items: [{ ...item, ...other }], totalPages: 1, totalCount: 1 });

test.each([
  [{}, {}],
  [{ verse: 31 }, { verse: '31' }],
  [{ chapter: '25' }, { chapter: 25 }],
  [{ timestamp: 1_795_323_600 }, { timestamp: '1795323600' }],
  [{ timestamp: '2026-11-22 05:00' }, { timestamp: '2026-11-22 05:00' }],
  [{ title: null, source: 7, locked: false }, {}],
])('a homily with %j is read', (other, read) => {
  expect(getHomilyFeed.response.parse(feedOf(other)).Items).toEqual([{ ...item, ...read }]);
});

test('a feed may come within a body, as a text or as it is, and count in texts', () => {
  const feed = { ...feedOf({}), totalPages: '3', totalCount: '27' };
  const read = { ...feedOf({}), totalPages: 3, totalCount: 27 };
  for (const answer of [feed, { statusCode: 200, body: JSON.stringify(feed) }, { body: feed }])
    expect(getHomilyFeed.response.parse(answer)).toEqual(read);
  expect(getHomilyFeed.response.safeParse({ body: 'Bad Gateway' }).success).toBe(false);
});

test.each([storeSignup, validateResetToken, resetPassword, resendConfirmation])(
  'where only the refusal is agreed on, $path is done by any word',
  ({ response }) => {
    for (const answer of ['OK', true, 1, null, [], {}, { message: { id: 7 } }, { success: true }])
      expect(response.safeParse(answer)).toMatchObject({ success: true });
    // So a page is handed over that came in place of an answer.
    expect(response.safeParse(undefined).success).toBe(false);
  },
);

test.each([
  [confirm, { success: true, error: null }, { success: true }],
  [confirm, { success: false, error: 'Expired' }, { success: false, error: 'Expired' }],
  [verifyCheckout, { email: null, error: '' }, {}],
  [verifyCheckout, { email: 'ruth@example.org' }, { email: 'ruth@example.org' }],
])('%o reads %j', ({ response }, answer, read) => {
  expect(JSON.parse(JSON.stringify(response.parse(answer)))).toEqual(read);
});
