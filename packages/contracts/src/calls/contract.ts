import type * as z from 'zod/mini';

export type Service = 'auth' | 'reset' | 'checkout' | 'subscription' | 'homily' | 'blog' | 'search';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call between the browser and a service, as both sides check it. */
export interface Contract {
  readonly service: Service;
  readonly method: Method;
  /** Below the service's base, with `:name` for a part that varies: '/posts/:postId'. */
  readonly path: `/${string}`;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  /** The codes of this call's own failures. Those that any call may meet (a broken body, a pause) go unsaid. */
  readonly errors: readonly string[];
  /** The confirmation calls are published with their failure under `error`; it stands there as well as in `message`. */
  readonly failureMember?: 'error';
}

export function contract<const C extends Contract>(definition: C): Readonly<C> {
  return Object.freeze(definition);
}

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;
type Member<C, Name extends string> = C extends { readonly [Key in Name]: infer Value } ? Value : undefined;

/** What a handler receives once the schemas have let it through. */
export type ParamsOf<C extends Contract> = OutputOf<Member<C, 'params'>>;
export type QueryOf<C extends Contract> = OutputOf<Member<C, 'query'>>;
export type BodyOf<C extends Contract> = OutputOf<Member<C, 'body'>>;
/** What a caller reads. */
export type ResponseOf<C extends Contract> = z.output<C['response']>;

/** What a caller gives, before it travels. */
export type ParamsGiven<C extends Contract> = InputOf<Member<C, 'params'>>;
export type QueryGiven<C extends Contract> = InputOf<Member<C, 'query'>>;
export type BodyGiven<C extends Contract> = InputOf<Member<C, 'body'>>;
/** What a handler gives back, before the schema shapes it. */
export type ResponseGiven<C extends Contract> = z.input<C['response']>;

/** The body of every answer that is not a success. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly requestId: string;
}
