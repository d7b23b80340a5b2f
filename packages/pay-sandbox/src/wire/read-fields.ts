import * as z from 'zod/mini';
import type { Complaint } from './fields.ts';
import type { Tree } from './form.ts';
import { invalid, missingParameter, type Refusal } from './refusal.ts';

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

function valueAt(tree: Tree, path: readonly string[]): unknown {
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
