import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Contract, ResponseGiven } from '@wayfare/contracts/calls/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, preferredEncoding } from './accept-encoding.ts';
import { shapeAnswer } from './shape-answer.ts';
import { matches } from './stored-answer.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Bodies = Readonly<Record<Encoding, Buffer>>;

/** An answer of a call that was held to its contract and compressed once, and goes out as it is to many. */
export class StoredJson {
  readonly bodies: Bodies;
  /** Null where nobody may keep the answer, and so nobody asks whether it still fits. */
  readonly tag: string | null;

  constructor(bodies: Bodies, tag: string | null) {
    this.bodies = bodies;
    this.tag = tag;
  }

  get bytes(): number {
    return Object.values(this.bodies).reduce((sum, { length }) => sum + length, 0);
  }
}

/** Below this a compressed body saves no packet. */
const smallestToCompress = 400;

/** `for: 'everyone'` may be kept by who got it, and asked for again by its tag; `'one'` is nobody else's business. */
export async function storeJson<const C extends Contract>(
  contract: C,
  answer: ResponseGiven<C>,
  readers: { readonly for: 'everyone' | 'one' },
): Promise<StoredJson> {
  const identity = Buffer.from(shapeAnswer(contract, answer) ?? '');
  const tag =
    readers.for === 'everyone'
      ? createHash('sha256').update(identity).digest('base64url').slice(0, 22)
      : null;
  if (identity.length < smallestToCompress)
    return new StoredJson({ identity, gzip: identity, br: identity }, tag);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([brotli(identity, { params }), gzipped(identity)]);
  return new StoredJson({ identity, gzip: gz, br }, tag);
}

/** The body to send; undefined with 304. */
export function answerStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { bodies, tag }: StoredJson,
): Buffer | undefined {
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  const body = bodies[encoding];
  // What a caller gets hangs on the token, and a moved service has named the origin already.
  const varied = reply.getHeader('vary');
  reply.header('vary', `${varied === undefined ? '' : `${String(varied)}, `}Authorization, Accept-Encoding`);
  reply.header('cache-control', tag === null ? 'private, no-store' : 'no-cache');
  if (tag !== null) {
    const etag = `"${tag}-${encoding}"`;
    reply.header('etag', etag);
    const known = request.headers['if-none-match'];
    if (known !== undefined && matches(known, etag)) {
      reply.code(304);
      return undefined;
    }
  }
  if (body !== bodies.identity) reply.header('content-encoding', encoding);
  reply.type('application/json; charset=utf-8');
  return body;
}
