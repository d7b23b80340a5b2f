/** PostgreSQL keeps no U+0000, and half a surrogate pair is no character: both would fail later, deep inside. */
export function isSound(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}
