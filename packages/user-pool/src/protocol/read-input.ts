import * as z from 'zod/mini';
import { invalidParameter, Refusal, tooLarge, unreadable } from './refusal.ts';

/** PostgreSQL keeps neither; no name, password or token has one. */
const isSound = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Text that may be empty. */
export const text = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.refine(isSound));
export const filledText = (maxLength: number) =>
  z.string().check(z.minLength(1), z.maxLength(maxLength), z.refine(isSound));

export const longestBody = 64 * 1_024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

export function parseBody(body: string | Uint8Array): unknown {
  if (body.length > longestBody) throw tooLarge();
  let value: unknown;
  try {
    const json = typeof body === 'string' ? body : utf8.decode(body);
    value = json.includes('null') ? JSON.parse(json, withoutNull) : JSON.parse(json);
  } catch {
    throw unreadable();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  return value;
}

/** In this protocol null says that something is not there, and one client writes it. */
const withoutNull = (_: string, value: unknown): unknown => value ?? undefined;

/** Unknown members are let pass, as AWS does; what is known must be there and be right. */
export function readInput<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path ?? [];
  const name = path.map(String).join('.');
  if (valueAt(value, path) === undefined)
    throw invalidParameter(`Missing required parameter ${String(path.at(-1))}`);
  if (issue?.code === 'invalid_type')
    throw new Refusal('SerializationException', `${name} has the wrong type.`);
  throw invalidParameter(`1 validation error detected: Value at '${name}' failed to satisfy constraint.`);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}
