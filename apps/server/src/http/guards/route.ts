import { Readable } from 'node:stream';
import type {
  BodyOf,
  Contract,
  ParamsOf,
  QueryOf,
  ResponseInput,
  Service,
} from '@wayfare/contracts/calls/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodMiniType } from 'zod/mini';
import { CachedResponse, sendCached, serializeResponse } from '../responses/cached-response.ts';
import { isProblemCode, problem } from '../responses/problems.ts';
import { isStorableText } from './request-body.ts';

/** Checks a request before the handler runs. Returns what the handler gets as `auth`, or throws a problem. */
export interface Guard<Result> {
  (request: FastifyRequest, reply: FastifyReply): Result | Promise<Result>;
  /** The callers that pass, for the table of `npm run routes`. */
  readonly allows?: string;
}

export const describeGuard = <Result>(allows: string, guard: Guard<Result>): Guard<Result> =>
  Object.assign(guard, { allows });

interface Guards {
  readonly [name: string]: Guard<unknown>;
}
type GuardResults<G extends Guards> = { readonly [Name in keyof G]: Awaited<ReturnType<G[Name]>> };

export interface Call<C extends Contract, G extends Guards> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** The result of each guard, by its name. */
  readonly auth: GuardResults<G>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A stream is not validated against the contract, because the whole value is never in memory. */
type HandlerResult<C extends Contract> = ResponseInput<C> | CachedResponse | Readable;

const mountPath = (service: Service): string => `/api/${service}`;

/**
 * Mounts a contract. Input and output are both validated against it. The guards run in their order, before the input is
 * read.
 */
export function route<const C extends Contract, const G extends Guards>(
  app: FastifyInstance,
  contract: C,
  guards: G & Guards,
  handler: (call: Call<C, G>) => HandlerResult<C> | Promise<HandlerResult<C>>,
): void {
  const undeclared = (contract.errors ?? []).filter((code) => !isProblemCode(code));
  if (undeclared.length > 0) throw new Error(`No row in problems.ts for ${undeclared.join(', ')}.`);
  const namedGuards = Object.entries(guards);
  app.route({
    method: contract.method,
    url: `${mountPath(contract.service)}${contract.path}`,
    ...(contract.maxBodyBytes === undefined ? {} : { bodyLimit: contract.maxBodyBytes }),
    config: {
      ...(contract.failureField === undefined ? {} : { failureField: contract.failureField }),
      allows: namedGuards.map(([name, { allows = name }]) => allows),
    },
    handler: async (request, reply) => {
      const auth: Record<string, unknown> = {};
      for (const [name, guard] of namedGuards) {
        const result = guard(request, reply);
        // Most requests have no token, and an await costs as much as the guard.
        auth[name] = result instanceof Promise ? await result : result;
      }
      // Only an escape can bring in characters that cannot be stored.
      if (request.url.includes('%')) requireStorableTexts(request);
      const call = {
        params: contract.params && read(contract.params, request.params),
        query: contract.query && read(contract.query, request.query),
        body: contract.body && read(contract.body, request.body),
        auth,
        request,
        reply,
      };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the schemas of this contract
      const result = await handler(call as Call<C, G>);
      if (result instanceof CachedResponse) return sendCached(request, reply, result, app.securityHeaders);
      if (result instanceof Readable) return reply.type('application/json; charset=utf-8').send(result);
      const json = serializeResponse(contract, result);
      if (json === undefined) reply.code(204);
      else reply.type('application/json; charset=utf-8');
      return reply.send(json);
    },
  });
}

/** A schema's own message is written for people and is passed on; otherwise the message names the member. */
function read(schema: ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const member = issue?.path.join('.') ?? '';
  if (issue !== undefined && !issue.message.startsWith('Invalid input'))
    throw problem('invalid_input', { message: issue.message });
  throw problem(
    'invalid_input',
    member === '' ? {} : { message: `Something is missing or not as it should be: ${member}.` },
  );
}

function requireStorableTexts({ url, params, query }: FastifyRequest): void {
  const texts = [params, query].flatMap((values) => Object.values(values ?? {}).flat());
  const areStorable = texts.every((text) => typeof text !== 'string' || isStorableText(text));
  if (!areStorable || !isDecodable(url)) throw problem('malformed_url');
}

function isDecodable(url: string): boolean {
  try {
    // The result is used, because the bundler removes the call otherwise.
    return decodeURIComponent(url) !== '';
  } catch {
    return false;
  }
}
