import { createHash } from 'node:crypto';
import { getHeader, type WireRequest } from '#protocol/request.ts';

export const sha256Hex = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** The text that client and server hash. The body is always hashed here, even if a header contains a hash. */
export function canonicalRequest(request: WireRequest, signedHeaders: readonly string[]): string {
  const [path = '', ...query] = request.url.split('?');
  const headers = signedHeaders.map((name) => `${name}:${collapseSpaces(getHeader(request, name) ?? '')}\n`);
  return [
    request.method,
    path.split('/').map(encode).join('/') || '/',
    canonicalQuery(query.join('?')),
    headers.join(''),
    signedHeaders.join(';'),
    sha256Hex(request.body),
  ].join('\n');
}

const collapseSpaces = (value: string): string => value.trim().replace(/\s+/g, ' ');

function canonicalQuery(query: string): string {
  if (query === '') return '';
  const pairs = query.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [encode(decode(name)), encode(decode(value.join('=')))] as const;
  });
  // By name and then by value. As whole strings, `a b=` would come before `a=`.
  return pairs
    .toSorted(([name, value], [other, otherValue]) => compare(name, other) || compare(value, otherValue))
    .map((pair) => pair.join('='))
    .join('&');
}

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Malformed text stays as it is: no signature matches it. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
