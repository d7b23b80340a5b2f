const secretName = /authorization|cookie|token|passw|secret|signature|credential|csrf|session|e-?mail/i;
const hidden = '[hidden]';

/** By the name of the member, whatever is in it. */
export function redacted(details: Record<string, unknown>): Record<string, unknown> {
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
export function scrubbed(line: string): string {
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
