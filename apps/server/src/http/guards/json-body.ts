import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../answers/problems.ts';
import { httpLimits } from './limits.ts';
import { isSound } from './sound-text.ts';
import { structureFault } from './structure-fault.ts';

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
  if (typeof value === 'string') requireSound(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (prototypeNames.has(name)) throw new Refusal(`The body has a member that no body may have: ${name}.`);
    requireSound(name);
    inspect(member);
  }
}

function requireSound(text: string): void {
  if (!isSound(text)) throw new Refusal('The body has a character that cannot be kept.');
}
