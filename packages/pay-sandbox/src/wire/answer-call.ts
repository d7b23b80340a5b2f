import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { PageAnswer } from '#http/page-route.ts';
import { newId } from '#objects/ids.ts';
import { apiVersion } from '#schema/shapes.ts';
import { findKeptAnswer, type KeptAnswer, keepAnswer } from '#store/idempotency-queries.ts';
import { lock } from '#store/sql.ts';
import { type Engine, transact, workWith } from '#work/engine.ts';
import type { Work } from '#work/work.ts';
import { requireKey } from './authorization.ts';
import { expand } from './expand.ts';
import { list, text } from './fields.ts';
import { readForm, type Tree } from './form.ts';
import { type Answer, type Operation, readFields } from './operation.ts';
import { invalid, Refusal } from './refusal.ts';
import { findOperation } from './routes.ts';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** One call of the API. It never rejects. */
export async function answerCall(engine: Engine, apiKey: string, call: Call): Promise<PageAnswer> {
  const requestId = newId('req', 14);
  try {
    requireKey(call.headers['authorization'], apiKey);
    requireVersion(call.headers['stripe-version']);
    const { operation, id } = findOperation(call.method, call.path);
    const form = readForm([call.query, call.body].filter((part) => part !== '').join('&'));
    return operation.method === 'GET'
      ? answered(requestId, await ask(await workWith(engine, engine.database), operation, id, form))
      : await change(engine, { call, operation, id, form, requestId });
  } catch (error) {
    if (!(error instanceof Refusal)) engine.log.error(`${call.method} ${call.path} failed.`, error);
    return answered(requestId, error instanceof Refusal ? error : fault);
  }
}

const fault = new Refusal(500, {
  type: 'api_error',
  message: 'Something went wrong in the sandbox. Its log tells what.',
});

function requireVersion(version: string | undefined): void {
  if (version === undefined || version === apiVersion) return;
  throw invalid({
    message: `Invalid Stripe API version: ${version.slice(0, 50)}. This sandbox speaks ${apiVersion} only.`,
  });
}

interface Change {
  readonly call: Call;
  readonly operation: Operation;
  readonly id: string;
  readonly form: Tree;
  readonly requestId: string;
}

const longestKey = 255;

async function change(engine: Engine, { call, operation, id, form, requestId }: Change): Promise<PageAnswer> {
  const key = call.headers['idempotency-key'] ?? null;
  const request = { id: requestId, idempotencyKey: key };
  if (key === null || operation.method === 'DELETE') {
    return transact(
      engine,
      async (work) => answered(requestId, await ask(work, operation, id, form)),
      request,
    );
  }
  if (key === '' || key.length > longestKey) {
    throw invalid({ message: `Idempotency-Key must have 1 to ${longestKey} characters.` });
  }
  const fingerprint = fingerprintOf(call);
  return transact(
    engine,
    async (work) => {
      // Whoever comes with the same key meanwhile waits here, and then finds the answer.
      await lock(work.sql, `key ${key}`);
      const kept = await findKeptAnswer(work.sql, key);
      if (kept !== null) return replayed(kept, fingerprint, key, requestId);
      const answer = answered(requestId, await ask(work, operation, id, form));
      await keepAnswer(work.sql, key, { ...answer, fingerprint, requestId });
      return { ...answer, headers: { ...answer.headers, 'idempotency-key': key } };
    },
    request,
  );
}

function replayed(kept: KeptAnswer, fingerprint: string, key: string, requestId: string): PageAnswer {
  if (kept.fingerprint !== fingerprint) {
    throw new Refusal(400, {
      type: 'idempotency_error',
      message:
        `Keys for idempotent requests can only be used with the same parameters they were first used with. ` +
        `Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return {
    status: kept.status,
    body: kept.body,
    headers: {
      ...headersOf(requestId),
      'idempotency-key': key,
      'idempotent-replayed': 'true',
      'original-request': kept.requestId,
    },
  };
}

const fingerprintOf = ({ method, path, query, body }: Call): string =>
  createHash('sha256').update([method, path, query, body].join('\n')).digest('hex');

const expandPaths = z.optional(list(text(200)));

async function ask(work: Work, operation: Operation, id: string, form: Tree): Promise<Answer> {
  const { expand: given, ...rest } = form;
  const paths =
    given === undefined ? [] : readFields(z.object({ expand: expandPaths }), { expand: given }).expand;
  const answer = await operation.run(work, id, rest);
  return answer instanceof Refusal ? answer : expand(work.sql, answer, paths ?? []);
}

const headersOf = (requestId: string): Record<string, string> => ({
  'content-type': 'application/json',
  'cache-control': 'no-cache, no-store',
  'request-id': requestId,
  'stripe-version': apiVersion,
});

function answered(requestId: string, answer: Answer): PageAnswer {
  if (!(answer instanceof Refusal)) {
    return { status: 200, headers: headersOf(requestId), body: JSON.stringify(answer, null, 2) };
  }
  return {
    status: answer.status,
    headers: {
      ...headersOf(requestId),
      // A fault of ours stays one when it is tried again, and a refusal stays a refusal.
      'stripe-should-retry': 'false',
      ...(answer.status === 401 ? { 'www-authenticate': 'Basic realm="Stripe"' } : {}),
    },
    body: JSON.stringify({ error: answer.error }, null, 2),
  };
}
