import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

const frame = /(?<![^\s(])(?:file:\/\/)?(\/[^\s():]+\.js):(\d+):(\d+)/g;

/**
 * A stack with source positions instead of bundle positions, from the source map beside the bundle. Node's
 * `--enable-source-maps` would read all maps, also those of bundles in which nothing failed.
 */
export function readableStack(stack: string): string {
  return stack.replaceAll(frame, (whole, file: string, line: string, column: string) => {
    const entry = getSourceMap(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry === undefined || !('originalSource' in entry)) return whole;
    // The root of the sources is three folders above a bundle of the server.
    const folder = dirname(file);
    const source = relative(join(folder, '..', '..', '..'), resolve(folder, entry.originalSource));
    return `${source}:${entry.originalLine + 1}`;
  });
}

const sourceMaps = new Map<string, SourceMap | null>();

/** Null if there is none: the positions of the bundle stay. */
function getSourceMap(file: string): SourceMap | null {
  const cached = sourceMaps.get(file);
  if (cached !== undefined) return cached;
  let map: SourceMap | null = null;
  try {
    map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    // The map is missing or broken.
  }
  sourceMaps.set(file, map);
  return map;
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
