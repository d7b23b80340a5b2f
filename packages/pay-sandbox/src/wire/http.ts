export interface PageRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query: URLSearchParams;
  /** The fields of a posted form; empty for a GET. */
  readonly form: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Handle = (request: PageRequest, groups: readonly string[]) => Promise<HttpResponse>;

export interface PageRoute {
  readonly method: PageRequest['method'];
  /** Matches the whole path; its groups are passed to `handle`. */
  readonly pattern: RegExp;
  readonly handle: Handle;
}

export const get = (pattern: RegExp, handle: Handle): PageRoute => ({ method: 'GET', pattern, handle });

export const post = (pattern: RegExp, handle: Handle): PageRoute => ({ method: 'POST', pattern, handle });
