import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpLimits } from '../limits.ts';
import { problem } from '../responses/problems.ts';

/** PostgreSQL refuses U+0000 and lone surrogates. Checking here avoids errors deep inside a query. */
export const isStorableText = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

interface StructureLimits {
  readonly depth: number;
  /** Members and list items in the whole body. */
  readonly members: number;
}

/** Checks depth and size of a JSON text without parsing it. Null if within the limits; does not check the syntax. */
function findStructureFault(text: string, limits: StructureLimits): string | null {
  let [depth, members] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    switch (text.charAt(at)) {
      case '"':
        at = endOfString(text, at);
        break;
      case '[':
      case '{':
        depth += 1;
        if (!isEmptyFrom(text, at + 1)) members += 1;
        if (depth > limits.depth) return 'The body is nested too deeply.';
        break;
      case ']':
      case '}':
        depth -= 1;
        break;
      case ',':
        members += 1;
        break;
    }
    if (members > limits.members) return 'The body has too many members.';
  }
  return null;
}

/** The index of the closing quote, or the length of the text if there is none. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

function isEmptyFrom(text: string, start: number): boolean {
  let at = start;
  while (at < text.length && ' \t\r\n'.includes(text[at] ?? '')) at += 1;
  return text[at] === ']' || text[at] === '}';
}

/** Accepts JSON in UTF-8 only, uncompressed, with limits on size, depth and number of members. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', bodyLimit: httpLimits.jsonBytes } as const;
  app.addContentTypeParser('application/json', options, async (request: FastifyRequest, body: Buffer) => {
    refuseOtherEncodings(request);
    return body.length === 0 ? undefined : parseJson(body);
  });
}

function refuseOtherEncodings({ headers }: FastifyRequest): void {
  const compression = headers['content-encoding'];
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  const isPlain = compression === undefined || compression.toLowerCase() === 'identity';
  const isUtf8 = charset === undefined || /^utf-?8$/i.test(charset);
  if (!isPlain || !isUtf8) throw problem('unsupported_media_type');
}

/** `fatal`, because otherwise invalid bytes would be stored as U+FFFD. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function parseJson(body: Uint8Array): unknown {
  try {
    const text = utf8.decode(body);
    // Before parsing: parsing a body of nothing but brackets costs a hundred times more than this scan.
    const fault = findStructureFault(text, { depth: httpLimits.jsonDepth, members: httpLimits.jsonMembers });
    if (fault !== null) throw new RefusedBody(fault);
    const value: unknown = JSON.parse(text);
    requireStorable(value);
    return value;
  } catch (error) {
    throw error instanceof RefusedBody
      ? problem('malformed_json', { message: error.message })
      : problem('malformed_json', { cause: error });
  }
}

class RefusedBody extends Error {}

const prototypeNames = new Set(['__proto__', 'constructor', 'prototype']);

function requireStorable(value: unknown): void {
  if (typeof value === 'string') requireStorableText(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (prototypeNames.has(name))
      throw new RefusedBody(`The body has a member that is not allowed: ${name}.`);
    requireStorableText(name);
    requireStorable(member);
  }
}

function requireStorableText(text: string): void {
  if (!isStorableText(text)) throw new RefusedBody('The body has a character that cannot be stored.');
}

/** Accepts bodies of every type in this scope, as bytes. */
export function acceptRawBodies(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
}
