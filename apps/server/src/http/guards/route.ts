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
import { CachedResponse, replyCached, serializeResponse } from '../responses/cached-response.ts';
import { isProblemCode, problem } from '../responses/problems.ts';
import { isStorableText } from './request-body.ts';

/** Lets a request through, with what it found out about the caller, or throws a problem. */
export interface Guard<Found> {
  (request: FastifyRequest, reply: FastifyReply): Found | Promise<Found>;
  /** Whom, in a word: `npm run routes` shows it. */
  readonly allows?: string;
}

export const describeGuard = <Found>(allows: string, guard: Guard<Found>): Guard<Found> =>
  Object.assign(guard, { allows });

interface Guards {
  readonly [name: string]: Guard<unknown>;
}
type GuardResults<G extends Guards> = { readonly [Name in keyof G]: Awaited<ReturnType<G[Name]>> };

export interface Call<C extends Contract, G extends Guards> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** What each guard found, under its name. */
  readonly auth: GuardResults<G>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface RouteOptions<C extends Contract, G extends Guards> {
  /** In the order they run, before the input is looked at. */
  readonly guards?: G & Guards;
  /** For the few bodies larger than the usual limit. */
  readonly bodyLimitBytes?: number;
  /** What the contract names, or the same held to it before. */
  readonly handler: (call: Call<C, G>) => Answer<C> | Promise<Answer<C>>;
}

/** What comes in pieces is written by `inPieces`, and nobody has it whole to hold it to the contract. */
type Answer<C extends Contract> = ResponseInput<C> | CachedResponse | Readable;

const mountOf = (service: Service): string => `/api/${service}`;

/** Mounts a contract: what comes in and what goes out are both held to it. */
export function route<const C extends Contract, const G extends Guards = Record<never, never>>(
  app: FastifyInstance,
  contract: C,
  { guards, bodyLimitBytes, handler }: RouteOptions<C, G>,
): void {
  const undeclared = contract.errors.filter((code) => !isProblemCode(code));
  if (undeclared.length > 0) throw new Error(`No row in problems.ts for ${undeclared.join(', ')}.`);
  app.route({
    method: contract.method,
    url: `${mountOf(contract.service)}${contract.path}`,
    ...(bodyLimitBytes === undefined ? {} : { bodyLimit: bodyLimitBytes }),
    config: {
      ...(contract.failureField === undefined ? {} : { failureField: contract.failureField }),
      allows: Object.entries(guards ?? {}).map(([name, { allows = name }]) => allows),
    },
    handler: async (request, reply) => {
      const auth = await runGuards(guards ?? {}, request, reply);
      const input = readInput(contract, request);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas of this contract just shaped it
      const answer = await handler({ ...input, auth, request, reply } as Call<C, G>);
      if (answer instanceof CachedResponse) return replyCached(request, reply, answer);
      if (answer instanceof Readable) return reply.type('application/json; charset=utf-8').send(answer);
      const shaped = serializeResponse(contract, answer);
      if (shaped === undefined) reply.code(204);
      else reply.type('application/json; charset=utf-8');
      return reply.send(shaped);
    },
  });
}

async function runGuards(guards: Guards, request: FastifyRequest, reply: FastifyReply) {
  const results: Record<string, unknown> = {};
  for (const [name, guard] of Object.entries(guards)) results[name] = await guard(request, reply);
  return results;
}

function readInput(contract: Contract, request: FastifyRequest) {
  return {
    params: contract.params && read(contract.params, soundOnly(request.params)),
    query: contract.query && read(contract.query, soundOnly(decodedQuery(request))),
    body: contract.body && read(contract.body, request.body),
  };
}

/** A schema's own message is meant for people and goes out; otherwise the member in question is named. */
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

function decodedQuery(request: FastifyRequest): unknown {
  try {
    decodeURIComponent(request.url.replace(/^[^?]*/, ''));
  } catch {
    throw problem('malformed_url');
  }
  return request.query;
}

function soundOnly(texts: unknown): unknown {
  const values = typeof texts === 'object' && texts !== null ? Object.values(texts).flat() : [];
  if (values.some((text) => typeof text === 'string' && !isStorableText(text)))
    throw problem('malformed_url');
  return texts;
}
