import * as z from 'zod/mini';
import type { Caller, Pool } from '#pool.ts';
import { bodyTooLarge, invalidParameter, PoolError, unreadableBody } from './response.ts';

/** An HTTP request exactly as received, because its signature covers all of it. */
export interface WireRequest {
  readonly method: string;
  /** Path and query, such as `/identity/`. */
  readonly url: string;
  /** By name in lower case, as in Node. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string | Uint8Array;
}

export function getHeader({ headers }: Pick<WireRequest, 'headers'>, name: string): string | undefined {
  // Own properties only: the client chooses the name, and every object has a `constructor`.
  const value = Object.hasOwn(headers, name) ? headers[name] : undefined;
  return value === undefined || typeof value === 'string' ? value : value.join(',');
}

export const maxBodyBytes = 64 * 1_024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

export function parseBody(body: string | Uint8Array): unknown {
  if (body.length > maxBodyBytes) throw bodyTooLarge();
  let value: unknown;
  try {
    const json = typeof body === 'string' ? body : utf8.decode(body);
    value = json.includes('null') ? JSON.parse(json, dropNull) : JSON.parse(json);
  } catch {
    throw unreadableBody();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadableBody();
  return value;
}

/** One client library sends null for an absent field. */
const dropNull = (_: string, value: unknown): unknown => value ?? undefined;

export type Operation = (pool: Pool, input: unknown, caller: Caller) => Promise<object>;

export const operation =
  <Schema extends z.ZodMiniType>(
    schema: Schema,
    run: (pool: Pool, input: z.output<Schema>, caller: Caller) => Promise<object>,
  ): Operation =>
  (pool, input, caller) =>
    run(pool, parseInput(schema, input), caller);

/** PostgreSQL stores neither NUL nor lone surrogates. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

export const text = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.refine(isStorable));
export const filledText = (maxLength: number) =>
  z.string().check(z.minLength(1), z.maxLength(maxLength), z.refine(isStorable));

/** 320 characters are the maximum length of an email address. */
export const usernameText = filledText(320);
export const clientIdText = filledText(128);

export function requireClient({ config }: Pool, clientId: string): void {
  if (clientId === config.clientId) return;
  throw new PoolError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
}

/** Ignores unknown fields, as AWS does. */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path ?? [];
  const name = path.map(String).join('.');
  if (getPath(value, path) === undefined)
    throw invalidParameter(`Missing required parameter ${String(path.at(-1))}`);
  if (issue?.code === 'invalid_type')
    throw new PoolError('SerializationException', `${name} has the wrong type.`);
  throw invalidParameter(`1 validation error detected: Value at '${name}' failed to satisfy constraint.`);
}

const getPath = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
