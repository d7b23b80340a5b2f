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

/** JSON's own escapes come first and stay whole: a bite out of one would break the line. */
const sensitive = new RegExp(
  [
    String.raw`(?<escape>\\(?:u[0-9a-f]{4}|.))`,
    String.raw`(?<mail>[\w.%+'-]+(?:@|%40)[a-z0-9-]+(?:\.[a-z0-9-]+)*)`,
    String.raw`(?<jwt>\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?)`,
    String.raw`(?<scheme>\b(?:Bearer|Basic)) +[\w.~+/=-]+`,
    String.raw`(?<key>\b(?:sk|rk|whsec))_[\w-]{4,}`,
    String.raw`(?<parameter>[?&][\w-]*(?:token|password|secret|signature|email)[\w-]*=)[^&\s"\\]+`,
  ].join('|'),
  'gi',
);

/**
 * By what it looks like, wherever it stands: in a message, an address or a stack. The last look at a line
 * before it is written.
 */
export function scrubbed(line: string): string {
  return line.replace(sensitive, (found, ...rest) => {
    const groups: Record<string, string | undefined> = rest.at(-1);
    if (groups.escape !== undefined) return found;
    if (groups.mail !== undefined) return '[mail address]';
    if (groups.jwt !== undefined) return '[token]';
    return `${groups.scheme ?? groups.key ?? groups.parameter ?? ''}${hidden}`;
  });
}
