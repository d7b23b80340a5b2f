import { Refusal } from '#protocol/refusal.ts';

/** What a signed request says of its own signature. */
export interface Authorization {
  readonly accessKeyId: string;
  /** The day, as in `20261107`. */
  readonly date: string;
  readonly region: string;
  readonly service: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
}

export const algorithm = 'AWS4-HMAC-SHA256';
export const terminator = 'aws4_request';

export const incomplete = (message: string): Refusal => new Refusal('IncompleteSignatureException', message);

export function readAuthorization(text: string): Authorization {
  const [scheme, ...rest] = text.trim().split(/\s+/);
  if (scheme !== algorithm) throw incomplete(`Authorization must be ${algorithm}.`);
  const parts = new Map(rest.join('').split(',').map(keyAndValue));
  const part = (name: string): string => {
    const value = parts.get(name);
    if (value) return value;
    throw incomplete(`Authorization header requires '${name}' parameter.`);
  };
  const [accessKeyId = '', date = '', region = '', service = '', end, ...more] =
    part('Credential').split('/');
  if (end !== terminator || more.length > 0) {
    throw incomplete(`Credential must have the form id/date/region/service/${terminator}.`);
  }
  const signedHeaders = part('SignedHeaders').toLowerCase().split(';');
  if (new Set(signedHeaders).size < signedHeaders.length) throw incomplete('A header is signed once.');
  return { accessKeyId, date, region, service, signedHeaders, signature: part('Signature') };
}

function keyAndValue(text: string): readonly [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
