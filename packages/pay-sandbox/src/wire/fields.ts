import * as z from 'zod/mini';

/** Aborts on failure, so that no pattern runs over a text that is too long. `operation` adds the name to the message. */
const check = <T>(test: (value: T) => boolean, message: string, code?: string) =>
  z.refine<T>(test, { abort: true, error: message, params: { code } });

const notEmpty = check<string>(
  (value) => value !== '',
  'An empty value would unset a parameter that cannot be unset; leave it out instead',
  'parameter_invalid_empty',
);

const maxLength = (length: number) =>
  check<string>((value) => value.length <= length, `The text must have at most ${length} characters`);

export const text = (length = 5_000) => z.string().check(notEmpty, maxLength(length));

export const webAddress = () =>
  text().check(
    check((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'Not a valid URL', 'url_invalid'),
  );

const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export const email = () =>
  text(512).check(check((value) => emailPattern.test(value), 'Invalid email address', 'email_invalid'));

export const integer = (from: number, to: number) =>
  z.pipe(
    z.string().check(
      notEmpty,
      check(
        (value) => /^-?\d{1,15}$/.test(value) && Number(value) >= from && Number(value) <= to,
        `Not an integer from ${from} to ${to}`,
        'parameter_invalid_integer',
      ),
    ),
    z.transform(Number),
  );

/** Stripe's limit for one line. */
export const amount = (from = 0) => integer(from, 99_999_999);
export const timestamp = () => integer(0, 9_999_999_999);

export const enumeration = <const Value extends string>(...values: readonly [Value, ...Value[]]) =>
  z.enum(values, { error: `Must be one of ${values.join(', ')}` });

export const boolean = () =>
  z.pipe(
    enumeration('true', 'false'),
    z.transform((value) => value === 'true'),
  );

/** The only currency of the site. */
export const currency = () =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)),
    enumeration('usd'),
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
