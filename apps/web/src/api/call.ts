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

/** What the contract asks for, and nothing else: `{ body }`, `{ query }`, `{ params }`. */
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
  /** It is finished even if the page is gone meanwhile. */
  readonly keepalive?: boolean;
  /** Where the browser's own is not the one. */
  readonly fetch?: Fetch;
}

/** The one way out of the browser to our services. What comes back is checked before anyone trusts it. */
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
    // A page may show it; which call it was is for whoever looks deeper.
    message: 'The answer could not be read.',
    cause: new Error(`${contract.method} ${contract.path}`, { cause: checked.error }),
  });
}

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const toRecord = (value: unknown): Values => (isObject(value) ? value : {});

/** In an address: a text, a number, a yes or no. */
const toUrlValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The contract has told the caller what to give; here it is only taken apart. */
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
    // Whoever took the call back knows why; that is not a failure of the network.
    if (signal?.aborted) throw signal.reason;
    throw new ApiError({ status: 0, code: 'network', message: 'A network error has occurred.', cause });
  }
}

/** An empty answer says as much as an empty object; a page that came in place of an answer says nothing. */
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
  // That a call is not there is no word for a reader.
  const isForReaders = code !== 'no_such_route';
  return new ApiError({
    status,
    code,
    message: `HTTP error! status: ${status}`,
    serverMessage: isForReaders ? message?.trim() || error?.trim() || undefined : undefined,
  });
}

/** Where a player fetches a recording: its path is told below the service. */
export const toRecordingUrl = ({ bases }: Pick<PublicConfig, 'bases'>, url: string): string =>
  `${bases.homily.replace(/(?<!\/)\/+$/, '')}${url}`;
