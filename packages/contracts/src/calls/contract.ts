import type * as z from 'zod/mini';

export type Service = 'auth' | 'reset' | 'checkout' | 'subscription' | 'homily' | 'blog' | 'search';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of a service. Browser and server both validate it. */
export interface Contract {
  readonly service: Service;
  readonly method: Method;
  /** Relative to the service: '/posts/:postId'. */
  readonly path: `/${string}`;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  /** Error codes of this call, without the common ones such as an invalid body. */
  readonly errors: readonly string[];
  /** The specification puts the message of some calls into `error`; the server sends both fields. */
  readonly failureField?: 'error';
}

export const contract = <const C extends Contract>(definition: C): Readonly<C> => Object.freeze(definition);

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;
type Field<C, Name extends string> = C extends { readonly [Key in Name]: infer Value } ? Value : undefined;

/** Validated input of a handler. */
export type ParamsOf<C extends Contract> = OutputOf<Field<C, 'params'>>;
export type QueryOf<C extends Contract> = OutputOf<Field<C, 'query'>>;
export type BodyOf<C extends Contract> = OutputOf<Field<C, 'body'>>;
/** Validated response for the caller. */
export type ResponseOf<C extends Contract> = z.output<C['response']>;

/** Input from the caller, before validation. */
export type ParamsInput<C extends Contract> = InputOf<Field<C, 'params'>>;
export type QueryInput<C extends Contract> = InputOf<Field<C, 'query'>>;
export type BodyInput<C extends Contract> = InputOf<Field<C, 'body'>>;
/** Result of a handler, before validation. */
export type ResponseInput<C extends Contract> = z.input<C['response']>;

/** The body of every error response. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly requestId: string;
}
