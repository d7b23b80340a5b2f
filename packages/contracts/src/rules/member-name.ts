import { maxNameLength } from './signup.ts';

/** Control characters, including line breaks. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const normalizeName = (typed: string): string => typed.normalize('NFC').trim();

/** A message for the member; null if the name is fine. The form reports an empty name itself. */
export function findNameError(name: string): string | null {
  if (name.length > maxNameLength) return `Please keep your name to ${maxNameLength} characters or fewer.`;
  if (controls.test(name)) return 'Please write your name on one line, without control characters.';
  return visible.test(name) ? null : 'Please write your name in letters that can be seen.';
}
