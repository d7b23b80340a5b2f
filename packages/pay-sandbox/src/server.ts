import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { handleCall } from '#api/handle-call.ts';
import type { Engine } from '#engine/engine.ts';
import { refuseForeignForm } from '#pages/responses.ts';
import type { HttpResponse, PageRoute } from '#wire/http.ts';

export interface SandboxState {
  readonly engine: Engine;
  readonly apiKey: string;
  readonly pages: readonly PageRoute[];
}

/** Requests wait until the sandbox is ready. */
export const makeServer = (ready: Promise<SandboxState>): Server =>
  createServer({ requestTimeout: 30_000 }, (request, response) => void respond(ready, request, response));

async function respond(
  ready: Promise<SandboxState>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const state = await ready;
  try {
    send(response, await handle(state, request));
  } catch (error) {
    state.engine.log.error(`${request.method} ${request.url} failed.`, error);
    send(response, textResponse(500, 'Something went wrong. The log has the details.'));
  }
}

/** All paths of Stripe's client, which takes any response without `error` for a success. */
const apiPath = /^\/(v\d+|oauth)(\/|$)/;

async function handle(state: SandboxState, request: IncomingMessage): Promise<HttpResponse> {
  const url = new URL(request.url ?? '/', 'http://sandbox.invalid');
  const isApi = apiPath.test(url.pathname);
  // Prevents DNS rebinding: a foreign page whose name resolves to 127.0.0.1 could read and write here.
  if (!isLocalHost(request)) {
    const message = 'This sandbox answers to localhost and 127.0.0.1 only.';
    return isApi ? apiError(403, message) : textResponse(403, message);
  }
  const body = await text(request);
  const headers = readHeaders(request);
  if (isApi) {
    const { search, pathname: path } = url;
    const { method = 'GET' } = request;
    return handleCall(state.engine, state.apiKey, {
      method,
      path,
      query: search.slice(1),
      body,
      headers,
    });
  }
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
  return handlePage(state, method, url, body, headers);
}

async function handlePage(
  { pages }: SandboxState,
  method: string,
  url: URL,
  body: string,
  headers: Readonly<Record<string, string | undefined>>,
): Promise<HttpResponse> {
  const { pathname: path, searchParams: query } = url;
  for (const route of pages) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (match === null) continue;
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

const textResponse = (status: number, message: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: `${message}\n`,
});

function send(response: ServerResponse, { status, headers, body }: HttpResponse): void {
  response.writeHead(status, {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    ...headers,
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
