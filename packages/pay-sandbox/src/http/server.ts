import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerCall } from '#wire/answer-call.ts';
import type { Engine } from '#work/engine.ts';
import type { PageAnswer, PageRoute } from './page-route.ts';

export interface Site {
  readonly engine: Engine;
  readonly apiKey: string;
  readonly pages: readonly PageRoute[];
}

/** Answers on this machine's own address and nowhere else. */
export function makeServer(findSite: () => Site | null): Server {
  const server = createServer({ requestTimeout: 30_000 }, (request, response) => {
    const site = findSite();
    if (site === null) {
      send(response, plain(503, 'The sandbox is not open yet.'));
      return;
    }
    answer(site, request).then(
      (answer) => send(response, answer),
      (error: unknown) => {
        site.engine.log.error(`${request.method} ${request.url} failed.`, error);
        send(response, plain(500, 'Something went wrong. The log tells what.'));
      },
    );
  });
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  return server;
}

/** Where Stripe's client asks, also for what is not offered here: to it an answer without `error` is a good one. */
const apiPath = /^\/(v\d+|oauth)(\/|$)/;

async function answer(site: Site, request: IncomingMessage): Promise<PageAnswer> {
  const url = new URL(request.url ?? '/', 'http://sandbox.invalid');
  const isApi = apiPath.test(url.pathname);
  const refuse = (status: number, message: string): PageAnswer =>
    isApi ? apiError(status, message) : plain(status, message);
  // A page elsewhere could give its own name our address, and then read and write here as if it were ours.
  if (!isOurHost(request)) return refuse(403, 'This sandbox answers to localhost and 127.0.0.1 only.');
  const read = await bodyOf(request);
  if (read.kind === 'too large') return refuse(413, 'The body is larger than a megabyte.');
  if (read.kind === 'unreadable') return refuse(400, 'The body is no UTF-8 text.');
  const headers = headersOf(request);
  if (isApi) {
    const { search, pathname: path } = url;
    const { method = 'GET' } = request;
    return answerCall(site.engine, site.apiKey, {
      method,
      path,
      query: search.slice(1),
      body: read.body,
      headers,
    });
  }
  return answerPage(site, request.method ?? 'GET', url, read.body, headers);
}

async function answerPage(
  { engine, pages }: Site,
  method: string,
  url: URL,
  body: string,
  headers: Readonly<Record<string, string | undefined>>,
): Promise<PageAnswer> {
  const { pathname: path, searchParams: query } = url;
  if (path === '/healthz' && method === 'GET') {
    await engine.database.query('select 1');
    return plain(200, 'ok');
  }
  const wanted = method === 'HEAD' ? 'GET' : method;
  for (const route of pages) {
    const match = route.method === wanted ? route.pattern.exec(path) : null;
    if (match === null) continue;
    if (method === 'HEAD' && route.isOnce === true) return plain(200, '');
    const form = new URLSearchParams(body);
    const request = { method: route.method, path, query, form, headers };
    return route.answer(request, match.slice(1));
  }
  return plain(404, 'There is nothing here.');
}

/** Each header once; the sandbox knows none that may come twice. */
const headersOf = (request: IncomingMessage): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );

function isOurHost({ headers, socket }: IncomingMessage): boolean {
  const port = socket.localPort ?? 0;
  const names = ['localhost', '127.0.0.1'];
  return names.some((name) => headers.host === `${name}:${port}` || (port === 80 && headers.host === name));
}

const apiError = (status: number, message: string): PageAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ error: { type: 'invalid_request_error', message } }),
});

const plain = (status: number, text: string): PageAnswer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: `${text}\n`,
});

function send(response: ServerResponse, { status, headers, body }: PageAnswer): void {
  response.writeHead(status, {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...headers,
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

const mostBytes = 1_024 * 1_024;

type Body =
  | { readonly kind: 'text'; readonly body: string }
  | { readonly kind: 'too large' }
  | { readonly kind: 'unreadable' };

/** Reads to the end even what is too large, without keeping it, so that the answer arrives. */
async function bodyOf(request: IncomingMessage): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Uint8Array)) return { kind: 'unreadable' };
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
    else chunks.length = 0;
    if (size > 8 * mostBytes) return { kind: 'too large' };
  }
  if (size > mostBytes) return { kind: 'too large' };
  try {
    return { kind: 'text', body: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return { kind: 'unreadable' };
  }
}
