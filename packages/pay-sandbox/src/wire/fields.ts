import * as z from 'zod/mini';

/** Attached to a check for `readFields`, which turns it into an API error. */
export interface CheckError {
  readonly code: string | null;
  readonly message: (param: string, value: unknown) => string;
}

/** Aborts on failure, so that no pattern runs over a text that is too long. */
const check = <T>(test: (value: T) => boolean, error: CheckError) =>
  z.refine<T>(test, { abort: true, params: { error } });

const notEmpty = check<string>((value) => value !== '', {
  code: 'parameter_invalid_empty',
  message: (param) =>
    `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; ` +
    `however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
});

const maxLength = (length: number) =>
  check<string>((value) => value.length <= length, {
    code: null,
    message: (param) => `Invalid string: ${param} must be at most ${length} characters`,
  });

export const text = (length = 5_000) => z.string().check(notEmpty, maxLength(length));

export const webAddress = () =>
  text().check(
    check((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), {
      code: 'url_invalid',
      message: () => 'Not a valid URL',
    }),
  );

const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export const email = () =>
  text(512).check(
    check((value) => emailPattern.test(value), {
      code: 'email_invalid',
      message: (_, value) => `Invalid email address: ${String(value)}`,
    }),
  );

export const integer = (from: number, to: number) =>
  z.pipe(
    z.string().check(
      notEmpty,
      check((value) => /^-?\d{1,15}$/.test(value), {
        code: 'parameter_invalid_integer',
        message: (_, value) => `Invalid integer: ${String(value)}`,
      }),
      check((value) => Number(value) >= from, {
        code: 'parameter_invalid_integer',
        message: (param) => `Invalid integer: ${param} must be greater than or equal to ${from}`,
      }),
      check((value) => Number(value) <= to, {
        code: 'parameter_invalid_integer',
        message: (param) => `Invalid integer: ${param} must be less than or equal to ${to}`,
      }),
    ),
    z.transform(Number),
  );

/** Stripe's limit for one line. */
export const amount = (from = 0) => integer(from, 99_999_999);
export const timestamp = () => integer(0, 9_999_999_999);

export const boolean = () =>
  z.pipe(
    z.string().check(
      check((value) => value === 'true' || value === 'false', {
        code: null,
        message: (_, value) => `Invalid boolean: ${String(value)}`,
      }),
    ),
    z.transform((value) => value === 'true'),
  );

export const enumeration = <const Value extends string>(...values: readonly [Value, ...Value[]]) =>
  z.pipe(
    z.string().check(
      check((value) => values.some((each) => each === value), {
        code: null,
        message: (param) => `Invalid ${param}: must be one of ${values.join(', ')}`,
      }),
    ),
    z.transform((value): Value => values.find((each) => each === value) ?? values[0]),
  );

/** An empty value unsets the field. */
export const unsettable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? null : value)),
    z.nullable(schema),
  );

const toOrderedValues = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && Object.keys(value).every((key) => /^\d{1,4}$/.test(key))
    ? Object.entries(value)
        .toSorted(([one], [other]) => Number(one) - Number(other))
        .map(([, each]: [string, unknown]) => each)
    : value;

export const list = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(z.transform(toOrderedValues), z.array(schema));

export const fields = z.strictObject;
export const optional = z.optional;

/** An empty value unsets the key, and an empty metadata unsets all keys. */
export const metadata = () =>
  optional(unsettable(z.record(z.string().check(maxLength(40)), z.string().check(maxLength(500)))));

export const currency = () =>
  z.pipe(
    z.string().check(
      check((value) => Intl.supportedValuesOf('currency').includes(value.toUpperCase()), {
        code: null,
        message: (_, value) => `Invalid currency: ${String(value)}`,
      }),
    ),
    z.transform((value) => value.toLowerCase()),
  );
