import * as z from 'zod/mini';
import type { Work } from '#work/work.ts';
import type { Complaint } from './fields.ts';
import type { Tree } from './form.ts';
import { invalid, missingParameter, type Refusal } from './refusal.ts';

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

/** What the form says, or the refusal of the first thing in it that is wrong. */
export function readFields<Schema extends z.ZodMiniType>(schema: Schema, tree: Tree): z.output<Schema> {
  const result = z.safeParse(schema, tree);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw refusalOf(issue, tree);
}

function refusalOf(issue: z.core.$ZodIssue | undefined, tree: Tree): Refusal {
  const path = (issue?.path ?? []).map(String);
  const param = nameOf(path);
  if (issue?.code === 'unrecognized_keys') {
    const unknown = nameOf([...path, issue.keys[0] ?? '']);
    return invalid({
      code: 'parameter_unknown',
      param: unknown,
      message: `Received unknown parameter: ${unknown}`,
    });
  }
  const value = valueAt(tree, path);
  if (value === undefined) return missingParameter(param);
  const complaint = issue?.code === 'custom' ? findComplaint(issue.params) : null;
  if (complaint === null) return invalid({ param, message: `Invalid ${expected(issue)}: ${param}` });
  const { code, say } = complaint;
  return invalid({ param, message: say(param, value), ...(code === null ? {} : { code }) });
}

/** As it stood in the form: a[b][0]. */
const nameOf = ([first = '', ...rest]: readonly string[]): string =>
  first + rest.map((name) => `[${name}]`).join('');

const expected = (issue: z.core.$ZodIssue | undefined): string =>
  issue?.code === 'invalid_type' ? issue.expected : 'value';

export function valueAt(tree: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    tree,
  );
}

function findComplaint(params: Record<string, unknown> | undefined): Complaint | null {
  const complaint = params?.['complaint'];
  return isComplaint(complaint) ? complaint : null;
}

const isComplaint = (value: unknown): value is Complaint =>
  typeof value === 'object' && value !== null && 'code' in value && 'say' in value;
