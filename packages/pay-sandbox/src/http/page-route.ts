/** A request for a page, read as far as every page needs it. */
export interface PageRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query: URLSearchParams;
  /** The fields of a posted form; empty for a GET. */
  readonly form: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PageRoute {
  readonly method: PageRequest['method'];
  /** Matched against the whole path; what its groups hold is handed on. */
  readonly pattern: RegExp;
  /** Looking uses it up, so that only a GET may look, and no HEAD. */
  readonly isOnce?: boolean;
  answer(request: PageRequest, groups: readonly string[]): Promise<PageAnswer>;
}
