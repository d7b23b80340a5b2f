import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Contract, ResponseInput } from '@wayfare/contracts/calls/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from './problems.ts';
import type { HeaderRecord } from './security-headers.ts';

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Everything about an answer that can be done before anybody asks for it. */
export class CachedResponse {
  readonly status: number;
  readonly variants: Readonly<Record<Encoding, Variant>>;

  constructor(status: number, variants: CachedResponse['variants']) {
    this.status = status;
    this.variants = variants;
  }

  /** What its bodies weigh in memory. */
  get bytes(): number {
    const different = new Set(Object.values(this.variants));
    return [...different].reduce((sum, { body }) => sum + body.length, 0);
  }
}

interface Variant {
  readonly body: Buffer;
  /** Null where an answer is not to be asked for again by tag, such as an error. */
  readonly etag: string | null;
  /** Names and values in turn, as node:http takes them without another look. */
  readonly headers: readonly string[];
  readonly unchangedHeaders: readonly string[];
}

export interface ResponseContent {
  readonly body: string | Buffer;
  readonly type: string;
  readonly cacheControl: string;
  readonly status?: number;
  /** What the build compressed already, better than there is time for here. */
  readonly brotli?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
  readonly headers?: HeaderRecord;
  /** Which headers of a request decide what it gets. */
  readonly vary?: string;
  /** Where it is for one visitor alone: what that one takes, so that no other is made. */
  readonly encoding?: Encoding;
}

const worthCompressing =
  /^(text\/|image\/svg|application\/(json|javascript|manifest\+json|xml|rss\+xml|feed\+json))/;
/** On a page of ours 9 takes six times as long and saves one byte in a hundred more. */
const brotliQuality = 6;
/** Below this a compressed body saves no packet. */
const smallestToCompress = 400;

export async function createCachedResponse(
  security: HeaderRecord,
  answer: ResponseContent,
): Promise<CachedResponse> {
  const body = Buffer.from(answer.body);
  const compresses = body.length > smallestToCompress && worthCompressing.test(answer.type);
  const makes = (encoding: Encoding) => compresses && (answer.encoding ?? encoding) === encoding;
  const [brotli, gz] = await Promise.all([
    answer.brotli ?? (makes('br') ? brotliCompressed(body) : undefined),
    answer.gzip ?? (makes('gzip') ? gzipped(body, { level: 9 }) : undefined),
  ]);
  const vary = answer.vary ?? (brotli === undefined && gz === undefined ? undefined : 'accept-encoding');
  const tag = createHash('sha256').update(answer.type).update(body).digest('base64url').slice(0, 22);
  const identity = variant({ security, answer, body, encoding: 'identity', tag, vary });
  const variantOf = (encoded: Buffer | undefined, encoding: Encoding): Variant | null =>
    encoded === undefined || encoded.length > body.length
      ? null
      : variant({ security, answer, body: encoded, encoding, tag, vary });
  const gzip = variantOf(gz, 'gzip') ?? identity;
  const br = variantOf(brotli, 'br') ?? gzip;
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
  // A strong tag promises the same bytes, and each encoding has its own. What nobody may keep, nobody asks for by tag.
  const etag = status === 200 && !cacheControl.includes('no-store') ? `"${tag}-${encoding}"` : null;
  const shared: Record<string, string> = { ...security, ...answer.headers, 'cache-control': cacheControl };
  if (etag !== null) shared['etag'] = etag;
  if (vary !== undefined) shared['vary'] = vary;
  const whole = { ...shared, 'content-type': type, 'content-length': String(body.length) };
  const encoded = encoding === 'identity' ? whole : { ...whole, 'content-encoding': encoding };
  return {
    body,
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
  return brotlied(body, { params });
}

/**
 * An answer of a call, held to its contract. `for: 'everyone'` may be kept by who got it, and asked for again by its tag;
 * `'one'` is nobody else's business.
 */
export async function createCachedCallResponse<const C extends Contract>(
  contract: C,
  answer: ResponseInput<C>,
  readers: { readonly for: 'everyone' | 'one' },
): Promise<CachedResponse> {
  return createCachedResponse(
    {},
    {
      body: serializeResponse(contract, answer) ?? '',
      type: 'application/json; charset=utf-8',
      cacheControl: readers.for === 'everyone' ? 'no-cache' : 'private, no-store',
      // What a caller gets hangs on the token.
      vary: 'Authorization, Accept-Encoding',
    },
  );
}

/** What goes out to this request; no body with 304. */
function answerFor({ headers }: IncomingMessage, stored: CachedResponse) {
  const variant = stored.variants[preferredEncoding(headers['accept-encoding'])];
  const known = headers['if-none-match'];
  return known !== undefined && variant.etag !== null && matchesEtag(known, variant.etag)
    ? { status: 304, headers: variant.unchangedHeaders, body: undefined }
    : { status: stored.status, headers: variant.headers, body: variant.body };
}

/**
 * The shortest way out, for GET and HEAD: past Fastify's own sending, which would make the same headers
 * anew for every visitor.
 */
export function sendCached(request: FastifyRequest, reply: FastifyReply, stored: CachedResponse): void {
  const { status, headers, body } = answerFor(request.raw, stored);
  reply.hijack();
  reply.raw.writeHead(status, [...headers, 'x-request-id', request.id]);
  if (request.raw.method === 'HEAD') reply.raw.end();
  else reply.raw.end(body);
}

/** The way out of a call, through all that a feature and the server hang on its reply. */
export function replyCached(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: CachedResponse,
): FastifyReply {
  const { status, headers, body } = answerFor(request.raw, stored);
  // A service that was moved has named the origin already.
  const varied = reply.getHeader('vary');
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1]);
  if (varied !== undefined) reply.header('vary', `${String(varied)}, ${String(reply.getHeader('vary'))}`);
  return reply.code(status).send(body);
}

/** Weakly, as If-None-Match is compared: a proxy may have put `W/` before our tag. */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Only what the contract names leaves, as JSON; an answer that breaks it is our fault, and stays here. */
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

/** Browsers send a handful of different headers; whoever sends others is read each time. */
const remembered = new Map<string, Encoding>();
const rememberedAtMost = 100;

/** The best of the encodings that the client takes: smallest first among those it likes equally. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const encoding = choose(header);
  if (remembered.size < rememberedAtMost) remembered.set(header, encoding);
  return encoding;
}

function choose(header: string): Encoding {
  const weights = new Map(header.toLowerCase().split(',').map(weighted));
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best] = (['br', 'gzip'] as const)
    .map((encoding) => ({ encoding, weight: weightOf(encoding) }))
    .filter(({ weight }) => weight > 0 && weight >= (weights.get('identity') ?? 0))
    .toSorted((a, b) => b.weight - a.weight);
  return best?.encoding ?? 'identity';
}

function weighted(part: string): [encoding: string, weight: number] {
  const [encoding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const weight = given === undefined ? 1 : Number(given);
  return [encoding, Number.isNaN(weight) ? 0 : weight];
}
