// Two thousand ways to be unkind to a server: what strangers may send, and what an editor may.
import { clientId } from '../packages/user-pool/src/testing/settings.ts';

export interface HostileRequest {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly byEditor?: boolean;
}

/** Headers may have 16 kB in all. */
const long = 15_000;
const said = (text: string, length: number = long): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

const pool = 'AWSCognitoIdentityProviderService.';
const amazon = { 'content-type': 'application/x-amz-json-1.1' };
const json = { 'content-type': 'application/json' };

const calls = [
  ['GET', '/'],
  ['GET', '/api/blog/posts'],
  ['GET', '/api/homily/homily-feed?page=1'],
  ['GET', '/config.json'],
  ['GET', '/nowhere/at/all'],
  ['GET', '/media/images/x/y'],
] as const;

const headers: readonly Readonly<Record<string, string>>[] = [
  { 'if-none-match': said('"a", ') },
  { 'if-none-match': said('W/') },
  { 'accept-encoding': said('br;q=0.001,') },
  { 'accept-encoding': said('gzip;q=') },
  { accept: said('text/') },
  { cookie: said('a=b; ') },
  { range: `bytes=${said('0-1,')}` },
  { 'x-forwarded-for': Array.from({ length: 1_000 }, (_, at) => `10.0.${at % 256}.1`).join(', ') },
  { 'x-forwarded-for': said('%') },
  { authorization: `Bearer ${said('a.')}` },
  { authorization: `Bearer ${said('=')}` },
  { authorization: said('bearer ') },
  { authorization: `AWS4-HMAC-SHA256 ${said('a=b, ')}` },
  { 'content-type': said('; charset = ') },
  { origin: said('https://a.') },
  { 'user-agent': said('eyJ-') },
  { 'x-request-id': said('a') },
];

const paths = [
  said('/'),
  `/a${said('/', long - 2)}`,
  `/api/${said('a/', long - 5)}`,
  `/api/blog/postDetail/${said('%61', 600)}`,
  `/?${said('a=b&')}`,
  `/api/blog/posts?after=${said('1')}`,
  '/api/blog/posts?after=-271821-04-20T00:00:00.000Z_x',
  '/api/homily/homily-feed?page=1e308',
  `/api/homily/homily-feed?page=${said('9')}`,
  '/api/homily/homilies/0000-01-01',
  '/api/homily/days/9999-12',
  `/api/blog/posts?${said('after=1&')}`,
  `/u/${said('a', 150)}`,
  `/${said('%', 999)}`,
  `/${said('..%2f')}`,
];

const targets = [said('a'), said('a@'), said('a.'), said('?token'), said('eyJ-'), 'InitiateAuth', 'GetUser'];

/** As a sign-in begins, which costs the pool its arithmetic. */
const beginning = JSON.stringify({
  AuthFlow: 'USER_SRP_AUTH',
  ClientId: clientId,
  AuthParameters: { USERNAME: 'nobody@wayfare.example', SRP_A: said('7', 768) },
});

const poolBodies = [
  beginning,
  said('[', 60_000),
  `{"AuthFlow":${said('{"a":', 60_000)}`,
  JSON.stringify({ AccessToken: said('a.', 8_000) }),
  JSON.stringify({
    AuthFlow: 'USER_SRP_AUTH',
    ClientId: 'x',
    AuthParameters: { USERNAME: 'a', SRP_A: said('f', 4_000) },
  }),
  JSON.stringify({ AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: said('x', 50_000) } }),
  said('null,', 60_000),
];

const bodies = [
  said('[', 250_000),
  said('{"a":', 250_000),
  `{"email":"${said('a@', 200_000)}"}`,
  `{"email":"a@${said('.', 252)}"}`,
  `[${said('1,', 200_000)}1]`,
  `{"a":[${said('{},', 14_000)}{}]}`,
  `"${said('\\u0061', 250_000)}"`,
  said(' ', 250_000),
  said('9', 250_000),
];

const doors = [
  '/api/auth/store-signup',
  '/api/reset/request-reset',
  '/api/checkout/checkout',
  '/api/auth/confirm',
];

const strangers: readonly HostileRequest[] = [
  ...calls.flatMap(([method, path]) =>
    headers.map((each) => ({ what: `${Object.keys(each).join()} at ${path}`, method, path, headers: each })),
  ),
  ...paths.map((path) => ({ what: `the path ${path.slice(0, 40)}`, method: 'GET', path })),
  ...targets.flatMap((target) =>
    poolBodies.map((body) => ({
      what: `the target ${target.slice(0, 12)} with ${body.slice(0, 20)}`,
      method: 'POST',
      path: '/identity/',
      headers: { ...amazon, 'x-amz-target': `${pool}${target}`.slice(0, long) },
      body,
    })),
  ),
  ...doors.flatMap((path) =>
    bodies.map((body) => ({
      what: `${body.slice(0, 12)} to ${path}`,
      method: 'POST',
      path,
      headers: json,
      body,
    })),
  ),
  ...[`t=1,v1=${said('a', 64)}`, said('t=1,'), said('v1=')].map((signature) => ({
    what: `a webhook signed ${signature.slice(0, 8)}`,
    method: 'POST',
    path: '/api/checkout/webhook',
    headers: { ...json, 'stripe-signature': signature },
    body: said('{"a":', 1_000_000),
  })),
  { what: 'a stop by mail', method: 'POST', path: `/u/${said('a', 40)}`, body: said('&wish', 4_000) },
];

const content = 400_000;
const texts = [
  '<',
  '&',
  ' ',
  'a',
  '<br>',
  '<p>',
  '<p>a',
  '</p>',
  '<ul><li>',
  '<div>',
  '<b>',
  '<svg>',
  '<a href="',
  '<img src="images/',
  '"',
  '<!--',
  '\n',
  'é',
  '[',
  '<script>',
  '# a\n\n* b\n> c\n[d](e) ',
  '**a',
];
/** Just as many tags as a post may have. */
const mostTags = ['<b>a</b>', '<p>a</p>', '<a href="https://a.example/">a</a>'].map((text) =>
  text.repeat(9_900),
);
const lines = [said(' ', 200), said('1,', 200), said('<', 200), said('-', 200)];
const homilyTexts = [' ', ' \n', '\n', 'a ', '1,', '\r', '\u2028', '.', '*', '> '];
const references = ['1,', '1-', '1 or ', ' ', 'f', '1:1;', '—', '1.'];

const homily = {
  title: '',
  book: 'Luke',
  chapter: 1,
  verse: '1',
  gospelText: '',
  source: '',
  copyright: '',
  homilyText: '',
};

let posts = 0;
const post = (fields: object): HostileRequest => {
  posts += 1;
  const words = {
    id: `hostile-${posts}`,
    slug: `hostile-${posts}`,
    title: 'x',
    content: '',
    status: 'DRAFT',
    ...fields,
  };
  return {
    what: `a post of ${JSON.stringify(fields).slice(0, 40)}`,
    method: 'POST',
    path: '/api/blog/posts',
    headers: json,
    body: JSON.stringify(words),
    byEditor: true,
  };
};
const draft = (day: number, fields: object): HostileRequest => ({
  what: `a homily of ${JSON.stringify(fields).slice(0, 40)}`,
  method: 'PUT',
  path: `/api/homily/editor/homilies/1999-0${1 + (day % 9)}-1${day % 10}`,
  headers: json,
  body: JSON.stringify({ content: { ...homily, ...fields }, version: null }),
  byEditor: true,
});

const editors = (): readonly HostileRequest[] => [
  ...texts.map((text) => post({ content: said(text, content) })),
  ...mostTags.map((text) => post({ content: text.slice(0, content) })),
  ...lines.flatMap((line) => [post({ title: line }), post({ slug: line }), post({ category: line })]),
  ...homilyTexts.map((text, at) =>
    draft(at, { homilyText: said(text, 50_000), gospelText: said(text, 20_000) }),
  ),
  ...references.map((text, at) => draft(at + 20, { book: said(text, 40), verse: said(text, 60) })),
  ...lines.map((celebration) => ({
    what: 'a correction',
    method: 'PUT',
    path: '/api/homily/editor/days/2026-12-01',
    headers: json,
    body: JSON.stringify({ celebration }),
    byEditor: true,
  })),
  draft(40, { homilyText: `a${'\n'.repeat(4_000)}${said('a ', 45_000)}` }),
  ...['limit=100', `limit=${said('9', 200)}`, 'before=9999-12-31', `before=${said('-', 200)}`].map(
    (query) => ({
      what: `homilies with ${query.slice(0, 20)}`,
      method: 'GET',
      path: `/api/homily/editor/homilies?${query}`,
      byEditor: true,
    }),
  ),
  ...['coverage?year=2026', 'homilies/1999-01-10/history', 'days/2026-12-01', 'homilies/1999-01-10'].map(
    (path) => ({
      what: path,
      method: 'GET',
      path: `/api/homily/editor/${path}`,
      byEditor: true,
    }),
  ),
  { what: 'revisions', method: 'GET', path: '/api/blog/posts/hostile-1/revisions', byEditor: true },
  {
    what: 'an upload that is done',
    method: 'POST',
    path: '/api/blog/uploads/done',
    headers: json,
    body: JSON.stringify({ key: 'images/0b7c9c0e-1111-4222-8333-444455556666/main.webp' }),
    byEditor: true,
  },
  { what: 'the list of drafts', method: 'GET', path: '/api/blog/posts', byEditor: true },
];

/** Each kind once. */
export const hostileKinds = (): HostileRequest[] => [...strangers, ...editors()];

/** So many, of all kinds by turns; every tenth round is the editor's. */
export function hostileRequests(count: number): HostileRequest[] {
  const wanted: HostileRequest[] = [];
  for (let round = 0; wanted.length < count; round++)
    wanted.push(...strangers, ...(round % 4 === 0 ? editors() : []));
  return wanted.slice(0, count);
}
