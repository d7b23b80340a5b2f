import * as z from 'zod/mini';
import { eventTypes } from '#schema/shapes.ts';
import { parseWebAddress } from '#webhooks/post.ts';

/** The fields of a form, and what is said of those that are wrong: see `readFields`, which speaks from `code` and `say`. */
export interface Complaint {
  readonly code: string | null;
  readonly say: (param: string, value: unknown) => string;
}

/** What follows is looked at only if this holds: a pattern meets no text of a megabyte that its length rules out. */
const must = <T>(test: (value: T) => boolean, complaint: Complaint) =>
  z.refine<T>(test, { abort: true, params: { complaint } });

const notEmpty = must<string>((value) => value !== '', {
  code: 'parameter_invalid_empty',
  say: (param) =>
    `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; ` +
    `however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
});

const shorterThan = (length: number) =>
  must<string>((value) => value.length <= length, {
    code: null,
    say: (param) => `Invalid string: ${param} must be at most ${length} characters`,
  });

export const text = (length = 5_000) => z.string().check(notEmpty, shorterThan(length));

export const webAddress = () =>
  z.string().check(
    notEmpty,
    shorterThan(5_000),
    must((value) => parseWebAddress(value) !== null, { code: 'url_invalid', say: () => 'Not a valid URL' }),
  );

const looksLikeEmail = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export const email = () =>
  z.string().check(
    notEmpty,
    shorterThan(512),
    must((value) => looksLikeEmail.test(value), {
      code: 'email_invalid',
      say: (_, value) => `Invalid email address: ${String(value)}`,
    }),
  );

export const whole = (from = 0, to = Number.MAX_SAFE_INTEGER) =>
  z.pipe(
    z.string().check(
      notEmpty,
      must((value) => /^-?\d{1,15}$/.test(value), {
        code: 'parameter_invalid_integer',
        say: (_, value) => `Invalid integer: ${String(value)}`,
      }),
      must((value) => Number(value) >= from, {
        code: 'parameter_invalid_integer',
        say: (param) => `Invalid integer: ${param} must be greater than or equal to ${from}`,
      }),
      must((value) => Number(value) <= to, {
        code: 'parameter_invalid_integer',
        say: (param) => `Invalid integer: ${param} must be less than or equal to ${to}`,
      }),
    ),
    z.transform(Number),
  );

export const flag = () =>
  z.pipe(
    z.string().check(
      must((value) => value === 'true' || value === 'false', {
        code: null,
        say: (_, value) => `Invalid boolean: ${String(value)}`,
      }),
    ),
    z.transform((value) => value === 'true'),
  );

export const word = <const Word extends string>(...words: readonly [Word, ...Word[]]) =>
  z.pipe(
    z.string().check(
      must((value) => words.some((each) => each === value), {
        code: null,
        say: (param) => `Invalid ${param}: must be one of ${words.join(', ')}`,
      }),
    ),
    z.transform((value): Word => words.find((each) => each === value) ?? words[0]),
  );

/** '' unsets. */
export const orUnset = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? null : value)),
    z.nullable(schema),
  );

const byPlace = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && Object.keys(value).every((key) => /^\d{1,4}$/.test(key))
    ? Object.entries(value)
        .toSorted(([one], [other]) => Number(one) - Number(other))
        .map(([, each]: [string, unknown]) => each)
    : value;

export const list = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(z.transform(byPlace), z.array(schema));

export const fields = z.strictObject;
export const maybe = z.optional;

/** Given as a change of what is there: '' for a key takes it away, and '' for the whole takes all away. */
export const metadata = () =>
  maybe(orUnset(z.record(z.string().check(shorterThan(40)), z.string().check(shorterThan(500)))));

export const timestamp = () => whole(0, 9_999_999_999);

export const eventNames = () =>
  list(
    text().check(
      must((value) => value === '*' || eventTypes.has(value), {
        code: null,
        say: (_, value) => `Invalid enabled_events: ${String(value)} is no event of this version.`,
      }),
    ),
  );

export const currency = () =>
  z.pipe(
    z.string().check(
      must((value) => Intl.supportedValuesOf('currency').includes(value.toUpperCase()), {
        code: null,
        say: (_, value) => `Invalid currency: ${String(value)}`,
      }),
    ),
    z.transform((value) => value.toLowerCase()),
  );
