import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import * as z from 'zod/mini';

/** Where in the sources each line of a bundle comes from; -1 where nobody wrote it. */
interface Origins {
  readonly sources: readonly string[];
  readonly sourceOf: Int32Array;
  readonly lineOf: Int32Array;
}

const sourceMap = z.object({ sources: z.array(z.string()), mappings: z.string() });
const frame = /(?<![^\s(])(?:file:\/\/)?(\/[^\s():]+\.js):(\d+):\d+/g;

/**
 * A stack with the places in the sources instead of those in the bundle, by the map that lies beside it. Node could do
 * it by itself, and then keeps every map in memory and stands still for half a second at the first error; of the whole
 * map we want a line, and only once something went wrong.
 */
export function readableStack(stack: string): string {
  return stack.replaceAll(frame, (whole, file: string, line: string) => {
    const origins = originsOf(file);
    const at = Number(line) - 1;
    const source = origins?.sources[origins.sourceOf[at] ?? -1];
    return source === undefined ? whole : `${source}:${(origins?.lineOf[at] ?? 0) + 1}`;
  });
}

const known = new Map<string, Origins | null>();

function originsOf(file: string): Origins | null {
  let origins = known.get(file);
  if (origins === undefined) {
    origins = readOrigins(file);
    known.set(file, origins);
  }
  return origins;
}

/** From a bundle of the server, three folders up lies what holds all sources. */
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
    // No bundle, or one without a map: its own places are better than none.
    return null;
  }
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOfDigit = new Uint8Array(128);
for (let value = 0; value < digits.length; value += 1) valueOfDigit[digits.charCodeAt(value)] = value;
const [comma, semicolon] = [','.charCodeAt(0), ';'.charCodeAt(0)];

/**
 * The first place of each line. A place is a few numbers, each told as the difference to the one before it: column here,
 * source, line there; in digits of five bits, the sixth saying that more follow.
 */
export function parseMappings(mappings: string): Pick<Origins, 'sourceOf' | 'lineOf'> {
  const count = mappings.split(';').length;
  const sourceOf = new Int32Array(count).fill(-1);
  const lineOf = new Int32Array(count).fill(-1);
  /** Column here, source, line there. */
  const place = new Int32Array(8);
  let here = 0;
  let field = 0;
  let [value, shift] = [0, 0];
  for (let at = 0; at < mappings.length; at += 1) {
    const code = mappings.charCodeAt(at);
    if (code === comma || code === semicolon) {
      field = 0;
      if (code === semicolon) here += 1;
      continue;
    }
    const digit = valueOfDigit[code] ?? 0;
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    place[field] = (place[field] ?? 0) + (value & 1 ? -(value >> 1) : value >> 1);
    if (field === 2 && sourceOf[here] === -1) {
      sourceOf[here] = place[1] ?? -1;
      lineOf[here] = place[2] ?? -1;
    }
    field += 1;
    [value, shift] = [0, 0];
  }
  return { sourceOf, lineOf };
}

const secretName = /authorization|cookie|token|passw|secret|signature|credential|csrf|session|e-?mail/i;
const hidden = '[hidden]';

/** By the name of the member, whatever is in it. */
export function redact(details: Record<string, unknown>): Record<string, unknown> {
  return redactedMembers(details, 1);
}

function redactedMembers(details: object, depth: number): Record<string, unknown> {
  const members = Object.entries(details);
  return Object.fromEntries(
    members.map(([name, member]) => [name, secretName.test(name) ? hidden : redactedValue(member, depth)]),
  );
}

function redactedValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date)
    return value;
  if (depth > 4) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redactedValue(item, depth + 1));
  return redactedMembers(value, depth + 1);
}

/** JSON's own escapes come first in both, and stay whole: a bite out of one would break the line. */
const announced =
  /\\(?:u[0-9a-f]{4}|.)|\b(?:(?<scheme>Bearer|Basic) +[\w.~+/=-]+|(?<key>sk|rk|whsec)_[\w-]{4,})|(?<address>\/(?:feed|audio|recordings)\/)[\w-]{16,}|(?<parameter>[?&][\w-]{0,64}(?:token|password|secret|signature|email)[\w-]{0,64}=)[^&\s"\\]+/gi;
const words = /\\(?:u[0-9a-f]{4}|.)|[\w.%+'@-]+/gi;

/**
 * By what it looks like, wherever it stands: in a message, an address or a stack. The last look at a line before it is
 * written. A word is taken whole and looked at once, however long somebody made it.
 */
export function scrub(line: string): string {
  const quiet = line.replace(announced, (found, ...rest) => {
    const { scheme, key, address, parameter }: Record<string, string | undefined> = rest.at(-1);
    const name = scheme ?? key ?? address ?? parameter;
    return name === undefined ? found : `${name}${hidden}`;
  });
  return quiet.replace(words, (found) => (found.startsWith('\\') ? found : scrubbedWord(found)));
}

const mailWithin = /[^@](?:@|%40)[a-z0-9-]/i;
const tokenPart = /\beyJ[\w-]/i;

function scrubbedWord(word: string): string {
  if (mailWithin.test(word)) return '[mail address]';
  const parts = word.split('.');
  return parts.some((part, at) => at < parts.length - 1 && tokenPart.test(part)) ? '[token]' : word;
}
