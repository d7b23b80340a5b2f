import { createHash } from 'node:crypto';

/** A request as it came over the wire, before anybody made sense of it. */
export interface WireRequest {
  readonly method: string;
  /** Path and query as they were asked for: `/identity/`. */
  readonly url: string;
  /** By their names in lower case, as Node gives them. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string | Uint8Array;
}

export const sha256Hex = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

export function headerOf({ headers }: Pick<WireRequest, 'headers'>, name: string): string | undefined {
  // Own members only: a name comes from outside, and every object has a `constructor`.
  const value = Object.hasOwn(headers, name) ? headers[name] : undefined;
  return value === undefined || typeof value === 'string' ? value : value.join(',');
}

/** What both sides hash. The body is always hashed here, whatever a header says of it. */
export function canonicalRequest(request: WireRequest, signedHeaders: readonly string[]): string {
  const [path = '', ...query] = request.url.split('?');
  const headers = signedHeaders.map((name) => `${name}:${inOneLine(headerOf(request, name) ?? '')}\n`);
  return [
    request.method,
    path.split('/').map(encode).join('/') || '/',
    canonicalQuery(query.join('?')),
    headers.join(''),
    signedHeaders.join(';'),
    sha256Hex(request.body),
  ].join('\n');
}

const inOneLine = (value: string): string => value.trim().replace(/\s+/g, ' ');

function canonicalQuery(query: string): string {
  if (query === '') return '';
  const pairs = query.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [encode(decode(name)), encode(decode(value.join('=')))] as const;
  });
  // By name and then by value; as whole texts `a b=` would come before `a=`.
  return pairs
    .toSorted(([name, value], [other, otherValue]) => inOrder(name, other) || inOrder(value, otherValue))
    .map((pair) => pair.join('='))
    .join('&');
}

const inOrder = (one: string, other: string): number => Number(one > other) - Number(one < other);

const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A query that cannot be read was not signed by anybody either. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
