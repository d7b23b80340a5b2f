// Schemas for other implementations of a service, which may send numbers as text or leave out empty fields.
import * as z from 'zod/mini';

const textOrNumber = z.union([z.string(), z.number()]);

export const lenientText = z.pipe(textOrNumber, z.transform(String));

export const lenientTextOrEmpty = z.pipe(
  z.nullish(textOrNumber),
  z.transform((value: string | number | null | undefined) => String(value ?? '')),
);

export const lenientInt = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
  z.pipe(z.transform(Number), z.int()),
);

/** Undefined if missing or invalid. */
export const lenientOptional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  // oxlint-disable-next-line promise/valid-params -- not a Promise
  z.catch(z.optional(schema), undefined);

/** Why a call failed. Undefined if empty. */
export const errorText = z.pipe(
  z.nullish(z.string()),
  z.transform((value: string | null | undefined) => value || undefined),
);

/**
 * A response that only acknowledges the request, with optional fields. Other services may send any JSON value instead of
 * an object, or nothing; an HTML page is refused.
 */
export function acknowledgement<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const fields = z.object(shape);
  const value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.unknown())]);
  const empty = z.transform<z.infer<typeof value>, unknown>(() => ({}));
  return z.union([fields, z.pipe(value, z.pipe(empty, fields))]);
}
