import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from '#pool.ts';
import { getHeader, type WireRequest } from '#protocol/request.ts';
import { PoolError } from '#protocol/response.ts';
import { addTime, minutes, subtractTime } from '#time.ts';

const sha256Hex = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/**
 * The text that client and server hash. The body is always hashed here, even if a header contains a hash. The protocol has
 * no query, so the signature of a request with one does not match.
 */
function canonicalRequest(request: WireRequest, signedHeaders: readonly string[]): string {
  const headers = signedHeaders.map((name) => `${name}:${collapseSpaces(getHeader(request, name) ?? '')}\n`);
  return [
    request.method,
    request.url || '/',
    '',
    headers.join(''),
    signedHeaders.join(';'),
    sha256Hex(request.body),
  ].join('\n');
}

const collapseSpaces = (value: string): string => value.trim().replace(/\s+/g, ' ');

const algorithm = 'AWS4-HMAC-SHA256';
const terminator = 'aws4_request';
const service = 'cognito-idp';
const toleranceMs = minutes(5);

/** Checks an AWS signature (version 4) made with the admin key. */
export function requireSignature({ config, clock }: Pool, request: WireRequest): void {
  const header = getHeader(request, 'authorization');
  if (header === undefined) {
    throw new PoolError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  if (config.adminKey === null) throw unknownKey();
  const authorization = parseAuthorization(header);
  // Only temporary AWS keys have a session token.
  if (getHeader(request, 'x-amz-security-token') !== undefined) throw unknownKey();
  if (!isEqual(authorization.accessKeyId, config.adminKey.accessKeyId)) throw unknownKey();
  requireScope(authorization, config.poolId);
  requireSignedHeaders(authorization, request);
  const signedAt = readSignedAt(authorization, request);
  const expected = computeSignature(config.adminKey.secretAccessKey, authorization, signedAt, request);
  if (!isEqual(authorization.signature, expected)) throw invalid(mismatch);
  requireTimely(signedAt, clock.now());
}

const mismatch =
  'The request signature we calculated does not match the signature you provided. ' +
  'Check your AWS Secret Access Key and signing method.';
const invalid = (message: string): PoolError => new PoolError('InvalidSignatureException', message);
const incomplete = (message: string): PoolError => new PoolError('IncompleteSignatureException', message);
const unknownKey = (): PoolError =>
  new PoolError('UnrecognizedClientException', 'The security token included in the request is invalid.');

interface Authorization {
  readonly accessKeyId: string;
  /** Such as `20261107`. */
  readonly date: string;
  readonly region: string;
  readonly service: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
}

export function parseAuthorization(header: string): Authorization {
  const [scheme, ...rest] = header.trim().split(/\s+/);
  if (scheme !== algorithm) throw incomplete(`Authorization must be ${algorithm}.`);
  const parameters = new Map(rest.join('').split(',').map(splitParameter));
  const getParameter = (name: string): string => {
    const value = parameters.get(name);
    if (value) return value;
    throw incomplete(`Authorization header requires '${name}' parameter.`);
  };
  const [accessKeyId = '', date = '', region = '', service = '', end, ...more] =
    getParameter('Credential').split('/');
  if (end !== terminator || more.length > 0) {
    throw incomplete(`Credential must have the form id/date/region/service/${terminator}.`);
  }
  const signedHeaders = getParameter('SignedHeaders').toLowerCase().split(';');
  if (new Set(signedHeaders).size < signedHeaders.length) throw incomplete('A header is signed once.');
  return { accessKeyId, date, region, service, signedHeaders, signature: getParameter('Signature') };
}

function splitParameter(text: string): readonly [string, string] {
  const index = text.indexOf('=');
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

function requireScope(authorization: Authorization, poolId: string): void {
  const region = poolId.slice(0, poolId.indexOf('_'));
  if (authorization.region !== region) throw invalid('Credential should be scoped to a valid region.');
  if (authorization.service !== service)
    throw invalid(`Credential should be scoped to correct service: '${service}'.`);
}

/** An unsigned header could be changed on the way. */
function requireSignedHeaders({ signedHeaders }: Authorization, request: WireRequest): void {
  const target = getHeader(request, 'x-amz-target') === undefined ? [] : ['x-amz-target'];
  for (const name of ['host', 'x-amz-date', ...target]) {
    if (!signedHeaders.includes(name)) throw invalid(`'${name}' must be a signed header.`);
  }
}

interface SignedAt {
  readonly text: string;
  readonly at: Date;
}

const datePattern = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

function readSignedAt({ date }: Authorization, request: WireRequest): SignedAt {
  const text = getHeader(request, 'x-amz-date') ?? '';
  const [, year, month, day, hour, minute, second] = datePattern.exec(text) ?? [];
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(at.getTime()))
    throw incomplete("Authorization header requires a valid 'X-Amz-Date' header.");
  if (!text.startsWith(`${date}T`))
    throw invalid('Date in Credential scope does not match that of X-Amz-Date.');
  return { text, at };
}

function requireTimely({ text, at }: SignedAt, now: Date): void {
  if (at < subtractTime(now, toleranceMs)) throw invalid(`Signature expired: ${text} is too long ago.`);
  if (at > addTime(now, toleranceMs)) throw invalid(`Signature not yet current: ${text} is yet to come.`);
}

const hmac = (key: string | Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

function computeSignature(
  secret: string,
  { date, region, service, signedHeaders }: Authorization,
  { text }: SignedAt,
  request: WireRequest,
): string {
  const scope = [date, region, service, terminator];
  const requestHash = sha256Hex(canonicalRequest(request, signedHeaders));
  const stringToSign = [algorithm, text, scope.join('/'), requestHash].join('\n');
  const key = scope.reduce<string | Uint8Array>(hmac, `AWS4${secret}`);
  return hmac(key, stringToSign).toString('hex');
}

/** In constant time. */
function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
