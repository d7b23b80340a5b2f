import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { handleCall } from '#api/handle-call.ts';
import type { Engine } from '#engine/engine.ts';
import { refuseForeignForm } from '#pages/forms.ts';
import type { HttpResponse, PageRoute } from '#wire/http.ts';

export interface SandboxState {
  readonly engine: Engine;
  readonly apiKey: string;
  readonly pages: readonly PageRoute[];
}

/** `getState` returns null until the sandbox is ready. */
export function makeServer(getState: () => SandboxState | null): Server {
  const server = createServer({ requestTimeout: 30_000 }, (request, response) => {
    const state = getState();
    if (state === null) {
      send(response, textResponse(503, 'The sandbox is not open yet.'));
      return;
    }
    handle(state, request).then(
      (result) => send(response, result),
      (error: unknown) => {
        state.engine.log.error(`${request.method} ${request.url} failed.`, error);
        send(response, textResponse(500, 'Something went wrong. The log has the details.'));
      },
    );
  });
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  return server;
}

/** All paths of Stripe's client, which takes any response without `error` for a success. */
const apiPath = /^\/(v\d+|oauth)(\/|$)/;

async function handle(state: SandboxState, request: IncomingMessage): Promise<HttpResponse> {
  const url = new URL(request.url ?? '/', 'http://sandbox.invalid');
  const isApi = apiPath.test(url.pathname);
  const refuse = (status: number, message: string): HttpResponse =>
    isApi ? apiError(status, message) : textResponse(status, message);
  // Prevents DNS rebinding: a foreign page whose name resolves to 127.0.0.1 could read and write here.
  if (!isLocalHost(request)) return refuse(403, 'This sandbox answers to localhost and 127.0.0.1 only.');
  const content = await readBody(request);
  if (content.kind === 'too large') return refuse(413, 'The body is larger than a megabyte.');
  if (content.kind === 'unreadable') return refuse(400, 'The body is no UTF-8 text.');
  const headers = readHeaders(request);
  if (isApi) {
    const { search, pathname: path } = url;
    const { method = 'GET' } = request;
    return handleCall(state.engine, state.apiKey, {
      method,
      path,
      query: search.slice(1),
      body: content.body,
      headers,
    });
  }
  return handlePage(state, request.method ?? 'GET', url, content.body, headers);
}

async function handlePage(
  { engine, pages }: SandboxState,
  method: string,
  url: URL,
  body: string,
  headers: Readonly<Record<string, string | undefined>>,
): Promise<HttpResponse> {
  const { pathname: path, searchParams: query } = url;
  if (path === '/healthz' && method === 'GET') {
    await engine.database.query('select 1');
    return textResponse(200, 'ok');
  }
  const routeMethod = method === 'HEAD' ? 'GET' : method;
  for (const route of pages) {
    const match = route.method === routeMethod ? route.pattern.exec(path) : null;
    if (match === null) continue;
    if (method === 'HEAD' && route.ignoresHead === true) return textResponse(200, '');
    const form = new URLSearchParams(body);
    const request = { method: route.method, path, query, form, headers };
    const refusal = route.method === 'POST' ? refuseForeignForm(request) : null;
    return refusal ?? route.handle(request, match.slice(1));
  }
  return textResponse(404, 'There is nothing here.');
}

/** Keeps the first value of a repeated header. */
const readHeaders = (request: IncomingMessage): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );

function isLocalHost({ headers, socket }: IncomingMessage): boolean {
  const port = socket.localPort ?? 0;
  const names = ['localhost', '127.0.0.1'];
  return names.some((name) => headers.host === `${name}:${port}` || (port === 80 && headers.host === name));
}

const apiError = (status: number, message: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ error: { type: 'invalid_request_error', message } }),
});

const textResponse = (status: number, text: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: `${text}\n`,
});

function send(response: ServerResponse, { status, headers, body }: HttpResponse): void {
  response.writeHead(status, {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...headers,
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

const maxBytes = 1_024 * 1_024;

type Body =
  | { readonly kind: 'text'; readonly body: string }
  | { readonly kind: 'too large' }
  | { readonly kind: 'unreadable' };

/** Reads a body that is too large to its end, because the client would not see an earlier response. */
async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Uint8Array)) return { kind: 'unreadable' };
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
    if (size > 8 * maxBytes) return { kind: 'too large' };
  }
  if (size > maxBytes) return { kind: 'too large' };
  try {
    return { kind: 'text', body: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return { kind: 'unreadable' };
  }
}
