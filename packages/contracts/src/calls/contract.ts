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
  /** The size limit of the JSON body. Default: the server's limit. */
  readonly maxBodyBytes?: number;
  readonly response: z.ZodMiniType;
  /** Error codes of this call, without the common ones: an invalid body, `not_allowed` for callers outside of its group. */
  readonly errors?: readonly string[];
  /** The specification puts the message of some calls into `error`; the server sends both fields. */
  readonly failureField?: 'error';
}

type CallParts = Omit<Contract, 'service' | 'method' | 'path'>;

/** The calls of a service: `blog.get('/posts/:postId', { params, response })`. */
const service = <const S extends Service>(name: S) => {
  const ofMethod =
    <const M extends Method>(method: M) =>
    <const Parts extends CallParts>(path: Contract['path'], parts: Parts) =>
      Object.freeze({ service: name, method, path, ...parts });
  return { get: ofMethod('GET'), post: ofMethod('POST'), put: ofMethod('PUT'), delete: ofMethod('DELETE') };
};
export type ServiceCalls = ReturnType<typeof service<Service>>;

export const auth = service('auth');
export const reset = service('reset');
export const checkout = service('checkout');
export const subscription = service('subscription');
export const homily = service('homily');
export const blog = service('blog');
export const search = service('search');

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
