import type * as z from 'zod/mini';
import type { Pool } from '#pool.ts';
import type { KnownBrowser } from '#throttling/known-browser.ts';
import { readInput } from './read-input.ts';

export interface Caller {
  readonly address: string;
  /** Only for a load test that the server has let in. */
  readonly isExemptFromAddressLimits: boolean;
  /** What the browser carries, if anybody was ever signed in there. */
  readonly browser: KnownBrowser | null;
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
