// What other services write where ours writes one way: a number for a text, a text for a number, nothing for none.
import * as z from 'zod/mini';

const textOrNumber = z.union([z.string(), z.number()]);

export const text = z.pipe(textOrNumber, z.transform(String));

/** '' where there is none. */
export const textOrNone = z.pipe(
  z.nullish(textOrNumber),
  z.transform((value: string | number | null | undefined) => String(value ?? '')),
);

export const wholeNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
  z.pipe(z.transform(Number), z.int()),
);

/** Beside what was agreed on; whatever is no such thing is left out. */
export const besides = <Schema extends z.ZodMiniType>(schema: Schema) =>
  // oxlint-disable-next-line promise/valid-params -- it is no promise
  z.catch(z.optional(schema), undefined);

/** Why it was refused; an empty word is none. */
export const reason = z.pipe(
  z.nullish(z.string()),
  z.transform((value: string | null | undefined) => value || undefined),
);

/**
 * An answer that only says that it was done, with what may stand in it. Others say so by a word, or by nothing at all;
 * a page that came in its place says nothing of the kind.
 */
export function done<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const members = z.object(shape);
  const word = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.unknown())]);
  const nothing = z.transform<z.infer<typeof word>, unknown>(() => ({}));
  return z.union([members, z.pipe(word, z.pipe(nothing, members))]);
}
