import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import * as z from 'zod/mini';

/** The source file and line of each line of a bundle; -1 if there is none. */
interface Origins {
  readonly sources: readonly string[];
  readonly sourceOf: Int32Array;
  readonly lineOf: Int32Array;
}

const sourceMap = z.object({ sources: z.array(z.string()), mappings: z.string() });
const frame = /(?<![^\s(])(?:file:\/\/)?(\/[^\s():]+\.js):(\d+):\d+/g;

/**
 * A stack with source positions instead of bundle positions, from the source map beside the bundle. Node's
 * `--enable-source-maps` would keep all maps in memory and block for half a second at the first error.
 */
export function readableStack(stack: string): string {
  return stack.replaceAll(frame, (whole, file: string, line: string) => {
    const origins = getOrigins(file);
    const at = Number(line) - 1;
    const source = origins?.sources[origins.sourceOf[at] ?? -1];
    return source === undefined ? whole : `${source}:${(origins?.lineOf[at] ?? 0) + 1}`;
  });
}

const originsByFile = new Map<string, Origins | null>();

function getOrigins(file: string): Origins | null {
  let origins = originsByFile.get(file);
  if (origins === undefined) {
    origins = readOrigins(file);
    originsByFile.set(file, origins);
  }
  return origins;
}

/** The root of the sources is three folders above a bundle of the server. */
function readOrigins(file: string): Origins | null {
  const folder = resolve(file, '..');
  const root = join(folder, '..', '..', '..');
  try {
    const { sources, mappings } = sourceMap.parse(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    return {
      sources: sources.map((source) => relative(root, resolve(folder, source))),
      ...parseMappings(mappings),
    };
  } catch {
    // Without a source map the positions of the bundle stay.
    return null;
  }
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOfDigit = new Uint8Array(128);
for (let value = 0; value < digits.length; value += 1) valueOfDigit[digits.charCodeAt(value)] = value;
const [comma, semicolon] = [','.charCodeAt(0), ';'.charCodeAt(0)];

/**
 * The first source position of each line. Mappings are base64 VLQ: the fields of a segment (column, source, source line)
 * are differences to the segment before; a digit has five bits, and the sixth is the continuation bit.
 */
function parseMappings(mappings: string): Pick<Origins, 'sourceOf' | 'lineOf'> {
  const count = mappings.split(';').length;
  const sourceOf = new Int32Array(count).fill(-1);
  const lineOf = new Int32Array(count).fill(-1);
  /** Generated column, source, source line. */
  const position = new Int32Array(8);
  let line = 0;
  let field = 0;
  let [value, shift] = [0, 0];
  for (let at = 0; at < mappings.length; at += 1) {
    const code = mappings.charCodeAt(at);
    if (code === comma || code === semicolon) {
      field = 0;
      if (code === semicolon) line += 1;
      continue;
    }
    const digit = valueOfDigit[code] ?? 0;
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    position[field] = (position[field] ?? 0) + (value & 1 ? -(value >> 1) : value >> 1);
    if (field === 2 && sourceOf[line] === -1) {
      sourceOf[line] = position[1] ?? -1;
      lineOf[line] = position[2] ?? -1;
    }
    field += 1;
    [value, shift] = [0, 0];
  }
  return { sourceOf, lineOf };
}

const secretName = /authorization|cookie|token|passw|secret|signature|credential|csrf|session|e-?mail/i;
const hidden = '[hidden]';

/** Hides values by the names of their fields. */
export function redact(details: Record<string, unknown>): Record<string, unknown> {
  return redactMembers(details, 1);
}

function redactMembers(details: object, depth: number): Record<string, unknown> {
  const members = Object.entries(details);
  return Object.fromEntries(
    members.map(([name, member]) => [name, secretName.test(name) ? hidden : redactValue(member, depth)]),
  );
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date)
    return value;
  if (depth > 4) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redactValue(item, depth + 1));
  return redactMembers(value, depth + 1);
}

/** JSON escapes come first in both patterns and are kept, because cutting one would break the line. */
const secretPattern =
  /\\(?:u[0-9a-f]{4}|.)|\b(?:(?<scheme>Bearer|Basic) +[\w.~+/=-]+|(?<key>sk|rk|whsec)_[\w-]{4,})|(?<address>\/(?:feed|audio|recordings)\/)[\w-]{16,}|(?<parameter>[?&][\w-]{0,64}(?:token|password|secret|signature|email)[\w-]{0,64}=)[^&\s"\\]+/gi;
const wordPattern = /\\(?:u[0-9a-f]{4}|.)|[\w.%+'@-]+/gi;

/** Hides secrets by their form, anywhere in a line: in messages, URLs and stacks. Linear in the length of the line. */
export function scrub(line: string): string {
  const clean = line.replace(secretPattern, (match, ...rest) => {
    const { scheme, key, address, parameter }: Record<string, string | undefined> = rest.at(-1);
    const name = scheme ?? key ?? address ?? parameter;
    return name === undefined ? match : `${name}${hidden}`;
  });
  return clean.replace(wordPattern, (word) => (word.startsWith('\\') ? word : scrubWord(word)));
}

const mailAddress = /[^@](?:@|%40)[a-z0-9-]/i;
const tokenPart = /\beyJ[\w-]/i;

function scrubWord(word: string): string {
  if (mailAddress.test(word)) return '[mail address]';
  const parts = word.split('.');
  return parts.some((part, at) => at < parts.length - 1 && tokenPart.test(part)) ? '[token]' : word;
}
