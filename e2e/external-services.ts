// The services of the site as somebody else might run them: they answer what is published of each call, and not a
// member more. They know nothing of our own calls beside those.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

interface Heard {
  readonly call: string;
  readonly authorization: string | undefined;
}

type Body = Readonly<Record<string, unknown>>;

interface Asked {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: Body;
}

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  /** In place of JSON. */
  readonly word?: string;
}

const post = (id: string, title: string, other: object = {}) => ({
  id,
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  excerpt: `${title}, in short.`,
  content: `<p>${title}, at length.</p>`,
  status: 'PUBLISHED',
  heroImageKey: null,
  heroImageUrl: null,
  createdAt: '2026-11-19T08:00:00.000Z',
  updatedAt: '2026-11-19T08:00:00.000Z',
  date: '2026-11-19',
  category: 'Bread',
  ...other,
});

/** The chapter as a text and the verse as a number, one after the other: both were seen. */
const homily = (date: string) => ({
  date,
  book: 'Matthew',
  chapter: '25',
  verse: 31,
  gospelText: 'When the Son of Man comes.',
  homilyText: `What is said on ${date}.\nAnd no more.`,
  timestamp: 1_795_323_600,
});

type Posts = Map<string, ReturnType<typeof post>>;

const dates = Array.from({ length: 12 }, (_, index) => `2026-11-${String(20 - index).padStart(2, '0')}`);

const feed = (page: number) => ({
  Items: dates.slice((page - 1) * 10, page * 10).map(homily),
  totalPages: 2,
  totalCount: '12',
});

const notThere: Answer = { status: 404, body: { message: 'Not Found' } };
const found = (body: unknown): Answer => (body === undefined ? notThere : { body });

function save(posts: Posts, id: string, body: Body): Answer {
  posts.set(id, { ...post(id, String(body['title'])), ...body, id, updatedAt: new Date().toISOString() });
  return { body: { message: 'Saved' } };
}

function answer(posts: Posts, bucket: string, { call, query, body }: Asked): Answer {
  const [, named = ''] = /^\w+ \/(?:postDetail|posts)\/([^/]+)$/.exec(call) ?? [];
  if (call.startsWith('GET /postDetail/'))
    return found([...posts.values()].find(({ slug }) => slug === named));
  if (call.startsWith('GET /posts/')) return found(posts.get(named));
  if (call.startsWith('PUT /posts/')) return named === '' ? notThere : save(posts, named, body);
  switch (call) {
    case 'GET /user-sub-status':
      return { body: { isActive: true } };
    case 'GET /homily-feed':
      return { body: { statusCode: 200, body: JSON.stringify(feed(Number(query.get('page')))) } };
    case 'GET /posts':
      return { body: { data: [...posts.values()] } };
    case 'POST /posts':
      return save(posts, String(body['id']), body);
    case 'GET /upload-url':
      return { body: { uploadUrl: `${bucket}/heroes/1.png`, key: 'heroes/1.png' } };
    case 'PUT /bucket/heroes/1.png':
      return {};
    case 'POST /store-signup':
      return body['name'] === 'Full'
        ? { status: 500, body: { message: 'The list is full.' } }
        : { word: 'OK' };
    case 'POST /request-reset/validate-token':
      return { word: 'OK' };
    case 'POST /request-reset/reset-password':
      return { status: 503, body: { message: 'The store rests.' } };
    default:
      return notThere;
  }
}

/** `origin` is the one site that may ask. */
export async function startExternalServices(origin: () => string) {
  const heard: Heard[] = [];
  const posts: Posts = new Map([['a', post('a', 'On bread')]]);
  const server = createServer((request, response) => {
    void (async () => {
      response.setHeader('access-control-allow-origin', origin());
      response.setHeader('access-control-allow-headers', 'content-type, authorization, x-csrf-token');
      response.setHeader('access-control-allow-methods', 'GET, POST, PUT');
      if (request.method === 'OPTIONS') {
        response.writeHead(204).end();
        return;
      }
      const { pathname, searchParams } = new URL(request.url ?? '/', address);
      const asked = {
        call: `${request.method} ${pathname}`,
        query: searchParams,
        body: await bodyOf(request),
      };
      heard.push({ call: asked.call, authorization: request.headers.authorization });
      const { status = 200, body = {}, word } = answer(posts, `${address}/bucket`, asked);
      const type = word === undefined ? 'application/json' : 'text/plain';
      response.writeHead(status, { 'content-type': type }).end(word ?? JSON.stringify(body));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const address = `http://localhost:${typeof bound === 'object' ? bound?.port : ''}`;
  return {
    address,
    heard,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const isJson = request.headers['content-type'] === 'application/json';
  return isJson ? JSON.parse(Buffer.concat(chunks).toString()) : {};
}
