import type {
  BodyInput,
  Contract,
  ParamsInput,
  QueryInput,
  ResponseOf,
} from '@wayfare/contracts/calls/contract';
import { lenientOptional } from '@wayfare/contracts/calls/lenient';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { requestTimeoutMs } from '@wayfare/contracts/rules/timings';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [Key in Name]: Value };

/** The parts that the contract has: `{ body }`, `{ query }`, `{ params }`. */
export type Input<C extends Contract> = Part<'body', BodyInput<C>> &
  Part<'query', QueryInput<C>> &
  Part<'params', ParamsInput<C>>;

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

interface CallContext {
  readonly config: Pick<PublicConfig, 'bases'>;
  readonly token?: string | null | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Completes even if the page is closed. */
  readonly keepalive?: boolean;
  /** Default: the browser's `fetch`. */
  readonly fetch?: Fetch;
}

/** Calls a service and validates the response. Throws ApiError. */
export async function call<C extends Contract>(
  contract: C,
  input: Input<C>,
  context: CallContext,
): Promise<ResponseOf<C>>;
export async function call(contract: Contract, input: unknown, context: CallContext): Promise<unknown> {
  const { body, query, params } = splitInput(input);
  const response = await send(toUrl(contract, context.config, params, query), {
    method: contract.method,
    headers: toHeaders(context, body !== undefined),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(context.keepalive === true ? { keepalive: true } : {}),
    signal: context.signal,
    timeoutMs: context.timeoutMs ?? requestTimeoutMs,
    fetch: context.fetch ?? fetch,
  });
  if (!response.ok) throw toApiError(response.status, response.answer);
  const checked = z.safeParse(contract.response, response.answer);
  if (checked.success) return checked.data;
  throw new ApiError({
    status: response.status,
    code: 'bad_response',
    // The message may be shown on a page; the call is in the cause.
    message: 'The answer could not be read.',
    cause: new Error(`${contract.method} ${contract.path}`, { cause: checked.error }),
  });
}

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const toRecord = (value: unknown): Values => (isObject(value) ? value : {});

const toUrlValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The overload has already checked the type of the input. */
function splitInput(input: unknown) {
  const { body, query, params } = toRecord(input);
  return { body, query: toRecord(query), params: toRecord(params) };
}

function toUrl(contract: Contract, config: CallContext['config'], params: Values, query: Values): string {
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(toUrlValue(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, toUrlValue(value)]],
    ),
  );
  const base = config.bases[contract.service].replace(/(?<!\/)\/+$/, '');
  return search.size === 0 ? `${base}${path}` : `${base}${path}?${search}`;
}

function toHeaders({ token, headers }: CallContext, hasBody: boolean): Record<string, string> {
  return {
    accept: 'application/json',
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...headers,
  };
}

interface SendOptions extends Omit<RequestInit, 'signal'> {
  signal: AbortSignal | undefined;
  timeoutMs: number;
  fetch: Fetch;
}

async function send(address: string, { signal, timeoutMs, fetch, ...init }: SendOptions) {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, {
      ...init,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return { ok: response.ok, status: response.status, answer: readJson(await response.text()) };
  } catch (cause) {
    // An abort by the caller is not a network failure.
    if (signal?.aborted) throw signal.reason;
    throw new ApiError({ status: 0, code: 'network', message: 'A network error has occurred.', cause });
  }
}

/** An empty body counts as `{}`. An HTML page counts as no body. */
function readJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return text.trimStart().startsWith('<') ? undefined : text;
  }
}

const errorBody = z.object({
  code: lenientOptional(z.string()),
  message: lenientOptional(z.string()),
  error: lenientOptional(z.string()),
});

function toApiError(status: number, answer: unknown): ApiError {
  const read = z.safeParse(errorBody, answer);
  const { code = `http_${status}`, message, error } = read.success ? read.data : {};
  // This message is meant for developers.
  const isForReaders = code !== 'no_such_route';
  return new ApiError({
    status,
    code,
    message: `HTTP error! status: ${status}`,
    serverMessage: isForReaders ? message?.trim() || error?.trim() || undefined : undefined,
  });
}

/** The path of a recording is relative to the homily service. */
export const toRecordingUrl = ({ bases }: Pick<PublicConfig, 'bases'>, url: string): string =>
  `${bases.homily.replace(/(?<!\/)\/+$/, '')}${url}`;
