// Responses of other services that implement only the specified fields.
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

const defaults = { author: '', heroImageAlt: '', heroImage: null };

test('posts with only the specified fields are accepted, as a list or wrapped in data', () => {
  for (const answer of [[post], { data: [post] }])
    expect(unwrapPosts(listPosts.response.parse(answer))).toEqual([{ ...post, ...defaults }]);
  expect(getPost.response.parse(post)).toEqual({ ...post, ...defaults });
  expect(readPost.response.parse(post)).toEqual({ ...post, ...defaults, previous: null, next: null });
});

test('a post may have null fields, and numbers instead of text', () => {
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
const createFeed = (other: object) => ({ Items: [{ ...item, ...other }], totalPages: 1, totalCount: 1 });

test.each([
  [{}, {}],
  [{ verse: 31 }, { verse: '31' }],
  [{ chapter: '25' }, { chapter: 25 }],
  [{ timestamp: 1_795_323_600 }, { timestamp: '1795323600' }],
  [{ timestamp: '2026-11-22 05:00' }, { timestamp: '2026-11-22 05:00' }],
  [{ title: null, source: 7, locked: false }, {}],
])('a homily with %j is accepted', (other, read) => {
  expect(getHomilyFeed.response.parse(createFeed(other)).Items).toEqual([{ ...item, ...read }]);
});

test('a feed may be wrapped in a body, as JSON text or an object, and have counts as text', () => {
  const feed = { ...createFeed({}), totalPages: '3', totalCount: '27' };
  const read = { ...createFeed({}), totalPages: 3, totalCount: 27 };
  for (const answer of [feed, { statusCode: 200, body: JSON.stringify(feed) }, { body: feed }])
    expect(getHomilyFeed.response.parse(answer)).toEqual(read);
  expect(getHomilyFeed.response.safeParse({ body: 'Bad Gateway' }).success).toBe(false);
});

test.each([storeSignup, validateResetToken, resetPassword, resendConfirmation])(
  '$path accepts any JSON value as an acknowledgement',
  ({ response }) => {
    for (const answer of ['OK', true, 1, null, [], {}, { message: { id: 7 } }, { success: true }])
      expect(response.safeParse(answer)).toMatchObject({ success: true });
    // The client passes undefined if the response is not JSON.
    expect(response.safeParse(undefined).success).toBe(false);
  },
);

test.each([
  [confirm, { success: true, error: null }, { success: true }],
  [confirm, { success: false, error: 'Expired' }, { success: false, error: 'Expired' }],
  [verifyCheckout, { email: null, error: '' }, {}],
  [verifyCheckout, { email: 'ruth@example.org' }, { email: 'ruth@example.org' }],
])('%o accepts %j', ({ response }, answer, read) => {
  expect(JSON.parse(JSON.stringify(response.parse(answer)))).toEqual(read);
});
