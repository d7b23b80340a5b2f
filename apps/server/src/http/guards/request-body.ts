import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpLimits } from '../limits.ts';
import { problem } from '../responses/problems.ts';

/** PostgreSQL keeps no U+0000, and half a surrogate pair is no character: both would fail later, deep inside. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

interface Most {
  readonly depth: number;
  /** Members and list items of the whole. */
  readonly members: number;
}

/** What is too much about a JSON text, told without parsing it; whether it is JSON at all is not looked at. */
function structureFault(text: string, most: Most): string | null {
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
        if (depth > most.depth) return 'The body is nested too deeply.';
        break;
      case ']':
      case '}':
        depth -= 1;
        break;
      case ',':
        members += 1;
        break;
    }
    if (members > most.members) return 'The body has too many members.';
  }
  return null;
}

/** The place of the closing quote; the end of the text where there is none. */
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

/** The one reader of bodies: JSON in UTF-8, not compressed, of bounded size, depth and number of members. */
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

/** `fatal`, because a replaced byte would be stored as if it had been meant. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function parseJson(body: Uint8Array): unknown {
  try {
    const text = utf8.decode(body);
    // Before it is parsed: a body that is all brackets costs a hundred times more to lay out than to look through.
    const fault = structureFault(text, { depth: httpLimits.jsonDepth, members: httpLimits.jsonMembers });
    if (fault !== null) throw new Refusal(fault);
    const value: unknown = JSON.parse(text);
    inspect(value);
    return value;
  } catch (error) {
    throw error instanceof Refusal
      ? problem('malformed_json', { message: error.message })
      : problem('malformed_json', { cause: error });
  }
}

class Refusal extends Error {}

const prototypeNames = new Set(['__proto__', 'constructor', 'prototype']);

function inspect(value: unknown): void {
  if (typeof value === 'string') requireStorableText(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (prototypeNames.has(name)) throw new Refusal(`The body has a member that no body may have: ${name}.`);
    requireStorableText(name);
    inspect(member);
  }
}

function requireStorableText(text: string): void {
  if (!isStorableText(text)) throw new Refusal('The body has a character that cannot be kept.');
}

/** From here on a scope takes bodies of every type, as the bytes that came. */
export function acceptRawBodies(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
}
