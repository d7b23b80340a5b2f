import * as z from 'zod/mini';
import type { Tx } from '#engine/tx.ts';
import type { FormTree } from './form.ts';
import { invalid, missingParameter, type Refusal } from './refusal.ts';

/** A call of the API. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `:id` stands for an id. */
  readonly path: string;
  run(tx: Tx, id: string, form: FormTree): Promise<object>;
}

export const operation = <Schema extends z.ZodMiniType>(
  method: Operation['method'],
  path: string,
  schema: Schema,
  run: (tx: Tx, params: z.output<Schema>, id: string) => Promise<object>,
): Operation => ({
  method,
  path,
  run: async (tx, id, form) => run(tx, readFields(schema, form), id),
});

/** Throws a refusal of the first invalid field. */
function readFields<Schema extends z.ZodMiniType>(schema: Schema, form: FormTree): z.output<Schema> {
  const result = z.safeParse(schema, form);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw toRefusal(issue, form);
}

function toRefusal(issue: z.core.$ZodIssue | undefined, form: FormTree): Refusal {
  const path = (issue?.path ?? []).map(String);
  const param = toName(path);
  if (issue?.code === 'unrecognized_keys') {
    const unknown = toName([...path, issue.keys[0] ?? '']);
    return invalid({
      code: 'parameter_unknown',
      param: unknown,
      message: `Received unknown parameter: ${unknown}`,
    });
  }
  const value = path.reduce<unknown>((node, name) => (isRecord(node) ? node[name] : undefined), form);
  if (value === undefined) return missingParameter(param);
  const code: unknown = issue?.code === 'custom' ? issue.params?.['code'] : undefined;
  const message = `${issue?.message}: ${param}`;
  return invalid({ param, message, ...(typeof code === 'string' ? { code } : {}) });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As in the form: a[b][0]. */
const toName = ([first = '', ...rest]: readonly string[]): string =>
  first + rest.map((name) => `[${name}]`).join('');
