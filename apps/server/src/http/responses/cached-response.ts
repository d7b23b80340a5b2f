import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Contract, ResponseInput } from '@wayfare/contracts/calls/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from './problems.ts';
import type { HeaderRecord } from './security-headers.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A response with its headers, compressed variants and ETags computed in advance. */
export class CachedResponse {
  readonly status: number;
  readonly variants: Readonly<Record<Encoding, Variant>>;

  constructor(status: number, variants: CachedResponse['variants']) {
    this.status = status;
    this.variants = variants;
  }

  /** The memory that its bodies take. */
  get bytes(): number {
    const different = new Set(Object.values(this.variants));
    const getSize = ({ body, chunk }: Variant) => (chunk === body ? body.length : body.length + chunk.length);
    return [...different].reduce((sum, variant) => sum + getSize(variant), 0);
  }
}

interface Variant {
  readonly body: Buffer;
  /** The body; if it is small, as a string of its bytes, because node:http writes that together with the headers. */
  readonly chunk: Buffer | string;
  /** Null for responses that are not revalidated, such as errors. */
  readonly etag: string | null;
  /** Alternating names and values, the form that node:http takes without conversion. */
  readonly headers: readonly string[];
  readonly unchangedHeaders: readonly string[];
}

export interface ResponseContent {
  readonly body: string | Buffer;
  readonly type: string;
  readonly cacheControl: string;
  readonly status?: number;
  /** Compressed at build time, at a higher level. */
  readonly brotli?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
  readonly headers?: HeaderRecord;
  readonly vary?: string;
  /** Creates only this variant, for responses to a single request. */
  readonly encoding?: Encoding;
}

const compressibleType =
  /^(text\/|image\/svg|application\/(json|javascript|manifest\+json|xml|rss\+xml|feed\+json))/;
/** On our pages quality 9 takes six times as long and saves one percent more. */
const brotliQuality = 6;
/** Below this, compression saves no packet. */
const minCompressibleBytes = 400;
/** Above this, copying the body costs more than a second buffer. */
const maxStringBytes = 4096;

export async function createCachedResponse(
  security: HeaderRecord,
  answer: ResponseContent,
): Promise<CachedResponse> {
  const body = Buffer.from(answer.body);
  const isCompressible = body.length > minCompressibleBytes && compressibleType.test(answer.type);
  const isWanted = (encoding: Encoding) => isCompressible && (answer.encoding ?? encoding) === encoding;
  const [brotli, gz] = await Promise.all([
    answer.brotli ?? (isWanted('br') ? brotliCompressed(body) : undefined),
    answer.gzip ?? (isWanted('gzip') ? gzipAsync(body, { level: 9 }) : undefined),
  ]);
  const vary = answer.vary ?? (brotli === undefined && gz === undefined ? undefined : 'accept-encoding');
  const tag = createHash('sha256').update(answer.type).update(body).digest('base64url').slice(0, 22);
  const identity = variant({ security, answer, body, encoding: 'identity', tag, vary });
  const toVariant = (encoded: Buffer | undefined, encoding: Encoding): Variant | null =>
    encoded === undefined || encoded.length > body.length
      ? null
      : variant({ security, answer, body: encoded, encoding, tag, vary });
  const gzip = toVariant(gz, 'gzip') ?? identity;
  const br = toVariant(brotli, 'br') ?? gzip;
  return new CachedResponse(answer.status ?? 200, { identity, gzip, br });
}

interface VariantParts {
  security: HeaderRecord;
  answer: ResponseContent;
  body: Buffer;
  encoding: Encoding;
  tag: string;
  vary: string | undefined;
}

function variant({ security, answer, body, encoding, tag, vary }: VariantParts): Variant {
  const { status = 200, cacheControl, type } = answer;
  // A strong ETag stands for exact bytes, so each encoding needs its own. Responses with no-store have none.
  const etag = status === 200 && !cacheControl.includes('no-store') ? `"${tag}-${encoding}"` : null;
  const shared: Record<string, string> = { ...security, ...answer.headers, 'cache-control': cacheControl };
  if (etag !== null) shared['etag'] = etag;
  if (vary !== undefined) shared['vary'] = vary;
  const whole = { ...shared, 'content-type': type, 'content-length': String(body.length) };
  const encoded = encoding === 'identity' ? whole : { ...whole, 'content-encoding': encoding };
  return {
    body,
    chunk: body.length > maxStringBytes ? body : body.toString('latin1'),
    etag,
    headers: Object.entries(encoded).flat(),
    unchangedHeaders: Object.entries(shared).flat(),
  };
}

function brotliCompressed(body: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliAsync(body, { params });
}

/**
 * A response of a call, validated against its contract. `for: 'everyone'` may be cached and revalidated by ETag;
 * `'one'` must not be stored.
 */
export const createCachedCallResponse = async <const C extends Contract>(
  contract: C,
  answer: ResponseInput<C>,
  readers: { readonly for: 'everyone' | 'one' },
): Promise<CachedResponse> =>
  createCachedResponse(
    {},
    {
      body: serializeResponse(contract, answer) ?? '',
      type: 'application/json; charset=utf-8',
      cacheControl: readers.for === 'everyone' ? 'no-cache' : 'private, no-store',
      vary: 'Authorization, Accept-Encoding',
    },
  );

/** The variant for this request; a 304 has no body. */
function selectVariant({ headers }: IncomingMessage, stored: CachedResponse) {
  const variant = stored.variants[preferredEncoding(headers['accept-encoding'])];
  const known = headers['if-none-match'];
  return known !== undefined && variant.etag !== null && matchesEtag(known, variant.etag)
    ? { status: 304, headers: variant.unchangedHeaders, body: undefined }
    : { status: stored.status, headers: variant.headers, body: variant.chunk };
}

/**
 * For GET and HEAD. Bypasses Fastify's `send`, which would build the same headers for every request. `defaults` are headers
 * that the response has not set itself, as alternating names and values.
 */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: CachedResponse,
  defaults: readonly string[] = [],
): FastifyReply {
  const { status, headers, body } = selectVariant(request.raw, stored);
  const all = [...defaults, ...headers, 'x-request-id', request.id];
  addEarlierHeaders(all, Object.entries(reply.getHeaders()));
  if (request.server.isStopping()) all.push('connection', 'close');
  reply.hijack();
  reply.raw.writeHead(status, all);
  if (request.raw.method === 'HEAD') reply.raw.end();
  else reply.raw.end(body, 'latin1');
  return reply;
}

/** CORS has set `vary: origin` already, and the guard of members `vary: Authorization`. The response's own headers win. */
function addEarlierHeaders(headers: string[], earlier: readonly [string, unknown][]): void {
  for (const [name, value] of earlier) {
    const at = headers.indexOf(name);
    const own = headers[at + 1] ?? '';
    if (at === -1) headers.push(name, String(value));
    else if (name === 'vary' && !own.includes(String(value))) headers[at + 1] = `${String(value)}, ${own}`;
  }
}

/** Weak comparison, as RFC 9110 wants for If-None-Match: a proxy may have added `W/`. */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** JSON with only the fields of the contract. Throws `internal` if the value does not match it. */
export function serializeResponse(contract: Contract, answer: unknown): string | undefined {
  const result = contract.response.safeParse(answer);
  if (result.success) return result.data === undefined ? undefined : JSON.stringify(result.data);
  const where = result.error.issues.map(({ code, path }) => `${path.join('.')} (${code})`).join(', ');
  throw problem('internal', {
    cause: new Error(
      `The answer of ${contract.method} ${contract.service}${contract.path} breaks its contract: ${where}`,
    ),
  });
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** Parsed headers by their text. Browsers send only a few different ones. */
const remembered = new Map<string, Encoding>();
const maxRemembered = 100;

/** The encoding with the highest weight; among equal weights the smallest output. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const encoding = chooseEncoding(header);
  if (remembered.size < maxRemembered) remembered.set(header, encoding);
  return encoding;
}

function chooseEncoding(header: string): Encoding {
  const weights = new Map(header.toLowerCase().split(',').map(parseWeight));
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best] = (['br', 'gzip'] as const)
    .map((encoding) => ({ encoding, weight: weightOf(encoding) }))
    .filter(({ weight }) => weight > 0 && weight >= (weights.get('identity') ?? 0))
    .toSorted((a, b) => b.weight - a.weight);
  return best?.encoding ?? 'identity';
}

function parseWeight(part: string): [encoding: string, weight: number] {
  const [encoding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const weightText = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const weight = weightText === undefined ? 1 : Number(weightText);
  return [encoding, Number.isNaN(weight) ? 0 : weight];
}
