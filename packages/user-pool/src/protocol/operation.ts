import * as z from 'zod/mini';
import type { Pool } from '#pool.ts';
import type { KnownBrowser } from '#throttling/known-browser.ts';
import { invalidParameter, Refusal } from './refusal.ts';

export interface Caller {
  readonly address: string;
  /** Only for a load test that the server has let in. */
  readonly isExemptFromAddressLimits: boolean;
  /** What the browser carries, if anybody was ever signed in there. */
  readonly browser: KnownBrowser | null;
  /** What the browser is, in words; null where that cannot be told. */
  readonly browserName: string | null;
  /** Has the answer tell the browser that somebody was signed in. */
  readonly remember: (sub: string) => void;
  /** What is asked for, by Cognito's name. */
  readonly call: string;
}

export type Operation = (pool: Pool, input: unknown, caller: Caller) => Promise<object>;

/** One thing a client may ask for: the form of the question, and who answers it. */
export const operation =
  <Schema extends z.ZodMiniType>(
    schema: Schema,
    run: (pool: Pool, input: z.output<Schema>, caller: Caller) => Promise<object>,
  ): Operation =>
  (pool, input, caller) =>
    run(pool, readInput(schema, input), caller);

/** PostgreSQL keeps neither; no name, password or token has one. */
const isSound = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Text that may be empty. */
export const text = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.refine(isSound));
export const filledText = (maxLength: number) =>
  z.string().check(z.minLength(1), z.maxLength(maxLength), z.refine(isSound));

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
