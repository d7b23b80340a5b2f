const secretName = /authorization|cookie|token|password|secret|signature|credential|csrf|session|e-?mail|^(key|code|address|to|from|name)$/i;
const hidden = '[hidden]';

/** By the name of the member, whatever is in it. */
export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date) return value;
  if (depth > 4) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redacted(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, secretName.test(name) ? hidden : redacted(member, depth + 1)]),
  );
}

/**
 * By what it looks like, wherever it stands: in a message, an address or a stack. The last look at a line
 * before it is written.
 */
export function scrubbed(line: string): string {
  return line
    .replace(/[A-Za-z0-9._%+'-]+(?:@|%40)[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*/g, '[mail address]')
    .replace(/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[token]')
    .replace(/\b(Bearer|Basic) +[\w.~+/=-]+/gi, '$1 [hidden]')
    .replace(/\b(sk|rk|whsec)_[\w-]{4,}/g, '$1_[hidden]')
    .replace(/([?&][\w-]*(?:token|password|secret|signature|email)[\w-]*=)[^&\s"\\]+/gi, '$1[hidden]');
}
