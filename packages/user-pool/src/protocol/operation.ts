import type * as z from 'zod/mini';
import type { Pool } from '#pool.ts';
import { readInput } from './read-input.ts';

export interface Caller {
  readonly address: string;
  /** Only for a load test that the server has let in. */
  readonly isExemptFromAddressLimits: boolean;
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
