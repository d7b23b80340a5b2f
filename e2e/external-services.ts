// External services of the site. They implement the specified calls only, with the specified fields only.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

interface RecordedRequest {
  readonly call: string;
  readonly authorization: string | undefined;
}

type Body = Readonly<Record<string, unknown>>;

interface Request {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: Body;
}

interface Response {
  readonly status?: number;
  readonly body?: unknown;
  /** Sent instead of the body. */
  readonly text?: string;
}

const createPost = (id: string, title: string) => ({
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
});

/** Services send chapters as text and verses as numbers. */
const createHomily = (date: string) => ({
  date,
  book: 'Matthew',
  chapter: '25',
  verse: 31,
  gospelText: 'When the Son of Man comes.',
  homilyText: `The text of ${date}.\nThe end.`,
  timestamp: 1_795_323_600,
});

type Posts = Map<string, ReturnType<typeof createPost>>;

const dates = Array.from({ length: 12 }, (_, index) => `2026-11-${String(20 - index).padStart(2, '0')}`);

const createFeed = (page: number) => ({
  Items: dates.slice((page - 1) * 10, page * 10).map(createHomily),
  totalPages: 2,
  totalCount: '12',
});

const notFound: Response = { status: 404, body: { message: 'Not Found' } };
const toResponse = (body: unknown): Response => (body === undefined ? notFound : { body });

function save(posts: Posts, id: string, body: Body): Response {
  posts.set(id, {
    ...createPost(id, String(body['title'])),
    ...body,
    id,
    updatedAt: new Date().toISOString(),
  });
  return { body: { message: 'Saved' } };
}

function respond(posts: Posts, bucketUrl: string, { call, query, body }: Request): Response {
  const [, key = ''] = /^\w+ \/(?:postDetail|posts)\/([^/]+)$/.exec(call) ?? [];
  if (call.startsWith('GET /postDetail/'))
    return toResponse([...posts.values()].find(({ slug }) => slug === key));
  if (call.startsWith('GET /posts/')) return toResponse(posts.get(key));
  if (call.startsWith('PUT /posts/')) return key === '' ? notFound : save(posts, key, body);
  switch (call) {
    case 'GET /user-sub-status':
      return { body: { isActive: true } };
    case 'GET /homily-feed':
      return { body: { statusCode: 200, body: JSON.stringify(createFeed(Number(query.get('page')))) } };
    case 'GET /posts':
      return { body: { data: [...posts.values()] } };
    case 'POST /posts':
      return save(posts, String(body['id']), body);
    case 'GET /upload-url':
      return { body: { uploadUrl: `${bucketUrl}/heroes/1.png`, key: 'heroes/1.png' } };
    case 'PUT /bucket/heroes/1.png':
      return {};
    case 'POST /store-signup':
      return body['name'] === 'Full'
        ? { status: 500, body: { message: 'The list is full.' } }
        : { text: 'OK' };
    case 'POST /request-reset/validate-token':
      return { text: 'OK' };
    case 'POST /request-reset/reset-password':
      return { status: 503, body: { message: 'The store is closed.' } };
    default:
      return notFound;
  }
}

/** The services accept requests from pages of this origin. */
export async function startExternalServices(origin: () => string) {
  const requests: RecordedRequest[] = [];
  const posts: Posts = new Map([['a', createPost('a', 'On bread')]]);
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
      const call = `${request.method} ${pathname}`;
      requests.push({ call, authorization: request.headers.authorization });
      const {
        status = 200,
        body = {},
        text,
      } = respond(posts, `${address}/bucket`, { call, query: searchParams, body: await readBody(request) });
      const type = text === undefined ? 'application/json' : 'text/plain';
      response.writeHead(status, { 'content-type': type }).end(text ?? JSON.stringify(body));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const address = `http://localhost:${typeof bound === 'object' ? bound?.port : ''}`;
  return {
    address,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const isJson = request.headers['content-type'] === 'application/json';
  return isJson ? JSON.parse(Buffer.concat(chunks).toString()) : {};
}
