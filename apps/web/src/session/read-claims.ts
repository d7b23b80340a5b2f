/** Not verified. Throws if they cannot be read. */
export function readClaims(token: string): Readonly<Record<string, unknown>> {
  const payload = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(payload, (sign) => sign.codePointAt(0) ?? 0);
  return JSON.parse(new TextDecoder().decode(bytes));
}
