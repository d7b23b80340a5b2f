import { createHash } from 'node:crypto';
import { createTx, type Engine, transact } from '#engine/engine.ts';
import type { Tx } from '#engine/tx.ts';
import { newId } from '#objects/ids.ts';
import { apiVersion } from '#objects/stripe-object.ts';
import { findResponse, type SavedResponse, saveResponse } from '#store/idempotency-queries.ts';
import { lock } from '#store/sql.ts';
import { readForm } from '#wire/form.ts';
import type { HttpResponse } from '#wire/http.ts';
import type { Operation } from '#wire/operation.ts';
import { invalid, Refusal } from '#wire/refusal.ts';
import { billingPortal } from './billing-portal.ts';
import { prices, products } from './catalogue.ts';
import { checkoutSessions } from './checkout-sessions.ts';
import { customers, paymentMethods } from './customers.ts';
import { charges, invoices } from './payments.ts';
import { subscriptions } from './subscriptions.ts';
import { events, webhookEndpoints } from './webhooks.ts';

function requireKey(authorization: string | undefined, apiKey: string): void {
  const key = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (key === undefined) {
    throw invalid(
      {
        message:
          'You did not provide an API key. You need to provide your API key in the Authorization header, ' +
          "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      },
      401,
    );
  }
  // The key is not secret, so the time of the comparison does not matter.
  if (key !== apiKey) {
    throw invalid({ message: `Invalid API Key provided: ${key.slice(0, 8)}***${key.slice(-4)}` }, 401);
  }
}

const operations: readonly Operation[] = [
  ...billingPortal,
  ...charges,
  ...checkoutSessions,
  ...customers,
  ...events,
  ...invoices,
  ...paymentMethods,
  ...prices,
  ...products,
  ...subscriptions,
  ...webhookEndpoints,
];

const routes = operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(':id', '([^/]+)')}$`),
}));

function findOperation(method: string, path: string): { readonly operation: Operation; readonly id: string } {
  for (const { operation, pattern } of routes) {
    const match = operation.method === method ? pattern.exec(path) : null;
    if (match !== null) return { operation, id: decodeId(match[1] ?? '') };
  }
  throw invalid({ message: `Unrecognized request URL (${method}: ${path.slice(0, 200)}).` }, 404);
}

function decodeId(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll('\u0000', '');
  } catch {
    throw invalid({ message: 'The path of the request cannot be read.' });
  }
}

interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Never rejects. */
export async function handleCall(engine: Engine, apiKey: string, call: ApiCall): Promise<HttpResponse> {
  const requestId = newId('req', 14);
  try {
    requireKey(call.headers['authorization'], apiKey);
    requireVersion(call.headers['stripe-version']);
    const { operation, id } = findOperation(call.method, call.path);
    const form = readForm([call.query, call.body].filter((part) => part !== '').join('&'));
    const run = async (tx: Tx) => toResponse(requestId, await operation.run(tx, id, form));
    if (operation.method === 'GET') return await run(await createTx(engine, engine.database));
    const idempotencyKey = call.headers['idempotency-key'] ?? null;
    const isOnce = operation.method === 'POST' && idempotencyKey !== null;
    return await transact(engine, isOnce ? (tx) => runOnce(tx, call, idempotencyKey, requestId, run) : run, {
      id: requestId,
      idempotencyKey,
    });
  } catch (error) {
    if (error instanceof Refusal) return toErrorResponse(requestId, error);
    engine.log.error(`${call.method} ${call.path} failed.`, error);
    return toErrorResponse(requestId, internalError);
  }
}

const internalError = new Refusal(500, {
  type: 'api_error',
  message: 'Something went wrong in the sandbox. The log has the details.',
});

function requireVersion(version: string | undefined): void {
  if (version === undefined || version === apiVersion) return;
  throw invalid({
    message: `Invalid Stripe API version: ${version.slice(0, 50)}. This sandbox speaks ${apiVersion} only.`,
  });
}

const maxKeyLength = 255;

/** Answers a repeated call with the saved response of the first. */
async function runOnce(
  tx: Tx,
  call: ApiCall,
  key: string,
  requestId: string,
  run: (tx: Tx) => Promise<HttpResponse>,
): Promise<HttpResponse> {
  if (key === '' || key.length > maxKeyLength) {
    throw invalid({ message: `Idempotency-Key must have 1 to ${maxKeyLength} characters.` });
  }
  const { method, path, query, body } = call;
  const fingerprint = createHash('sha256').update([method, path, query, body].join('\n')).digest('hex');
  await lock(tx.sql, `key ${key}`);
  const saved = await findResponse(tx.sql, key);
  if (saved !== null) return replay(saved, fingerprint, key, requestId);
  const response = await run(tx);
  await saveResponse(tx.sql, key, { body: response.body, fingerprint, requestId });
  return { ...response, headers: { ...response.headers, 'idempotency-key': key } };
}

function replay(saved: SavedResponse, fingerprint: string, key: string, requestId: string): HttpResponse {
  if (saved.fingerprint !== fingerprint) {
    throw new Refusal(400, {
      type: 'idempotency_error',
      message:
        `Keys for idempotent requests can only be used with the same parameters they were first used with. ` +
        `Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return {
    status: 200,
    body: saved.body,
    headers: {
      ...createHeaders(requestId),
      'idempotency-key': key,
      'idempotent-replayed': 'true',
      'original-request': saved.requestId,
    },
  };
}

const createHeaders = (requestId: string): Record<string, string> => ({
  'content-type': 'application/json',
  'cache-control': 'no-cache, no-store',
  'request-id': requestId,
  'stripe-version': apiVersion,
});

const toResponse = (requestId: string, object: object): HttpResponse => ({
  status: 200,
  headers: createHeaders(requestId),
  body: JSON.stringify(object, null, 2),
});

const toErrorResponse = (requestId: string, { status, error }: Refusal): HttpResponse => ({
  status,
  headers: {
    ...createHeaders(requestId),
    // A retry would have the same result.
    'stripe-should-retry': 'false',
    ...(status === 401 ? { 'www-authenticate': 'Bearer realm="Stripe"' } : {}),
  },
  body: JSON.stringify({ error }, null, 2),
});
