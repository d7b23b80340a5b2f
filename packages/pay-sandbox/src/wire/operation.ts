import type * as z from 'zod/mini';
import type { Work } from '#work/work.ts';
import type { Tree } from './form.ts';
import { readFields } from './read-fields.ts';
import type { Refusal } from './refusal.ts';

/** What is answered. A refusal that is returned keeps what was done until then; one that is thrown undoes it. */
export type Answer = object | Refusal;

export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `:id` where an id goes. */
  readonly path: string;
  run(work: Work, id: string, form: Tree): Promise<Answer>;
}

/** One call of the API: the form of the question, and who answers it. */
export const operation = <Schema extends z.ZodMiniType>(
  method: Operation['method'],
  path: string,
  schema: Schema,
  run: (work: Work, given: z.output<Schema>, id: string) => Promise<Answer>,
): Operation => ({
  method,
  path,
  run: async (work, id, form) => run(work, readFields(schema, form), id),
});
