import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from '#pool.ts';
import { Refusal } from '#protocol/refusal.ts';
import { addTime, minutes, subtractTime } from '#time.ts';
import { type Authorization, algorithm, incomplete, readAuthorization, terminator } from './authorization.ts';
import { canonicalRequest, headerOf, sha256Hex, type WireRequest } from './canonical-request.ts';

const service = 'cognito-idp';
const toleranceMs = minutes(5);

/** Lets a request pass that the holder of the admin key signed, as AWS has requests signed (version 4). */
export function requireSignature({ config, clock }: Pool, request: WireRequest): void {
  const text = headerOf(request, 'authorization');
  if (text === undefined) {
    throw new Refusal('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  if (config.adminKey === null) throw unknownKey();
  const given = readAuthorization(text);
  // The key has no sessions, so whoever shows a token of one means another key.
  if (headerOf(request, 'x-amz-security-token') !== undefined) throw unknownKey();
  if (!isSame(given.accessKeyId, config.adminKey.accessKeyId)) throw unknownKey();
  requireScope(given, config.poolId);
  requireSignedHeaders(given, request);
  const signedAt = readSignedAt(given, request);
  const expected = signatureOf(config.adminKey.secretAccessKey, given, signedAt, request);
  if (!isSame(given.signature, expected)) throw invalid(mismatch);
  requireTimely(signedAt, clock.now());
}

const mismatch =
  'The request signature we calculated does not match the signature you provided. ' +
  'Check your AWS Secret Access Key and signing method.';
const invalid = (message: string): Refusal => new Refusal('InvalidSignatureException', message);
const unknownKey = (): Refusal =>
  new Refusal('UnrecognizedClientException', 'The security token included in the request is invalid.');

function requireScope(given: Authorization, poolId: string): void {
  const region = poolId.slice(0, poolId.indexOf('_'));
  if (given.region !== region) throw invalid('Credential should be scoped to a valid region.');
  if (given.service !== service)
    throw invalid(`Credential should be scoped to correct service: '${service}'.`);
}

/** What is not signed could be changed on the way: whom it is for, what it asks, and when it was asked. */
function requireSignedHeaders({ signedHeaders }: Authorization, request: WireRequest): void {
  const target = headerOf(request, 'x-amz-target') === undefined ? [] : ['x-amz-target'];
  for (const name of ['host', 'x-amz-date', ...target]) {
    if (!signedHeaders.includes(name)) throw invalid(`'${name}' must be a signed header.`);
  }
}

interface SignedAt {
  readonly text: string;
  readonly at: Date;
}

const dateShape = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

function readSignedAt({ date }: Authorization, request: WireRequest): SignedAt {
  const text = headerOf(request, 'x-amz-date') ?? '';
  const [, year, month, day, hour, minute, second] = dateShape.exec(text) ?? [];
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

function signatureOf(secret: string, given: Authorization, { text }: SignedAt, request: WireRequest): string {
  const scope = [given.date, given.region, given.service, terminator];
  const toSign = [
    algorithm,
    text,
    scope.join('/'),
    sha256Hex(canonicalRequest(request, given.signedHeaders)),
  ].join('\n');
  const key = scope.reduce<string | Uint8Array>(hmac, `AWS4${secret}`);
  return hmac(key, toSign).toString('hex');
}

/** In the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
