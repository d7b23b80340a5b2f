import { nameMaxLength } from '../calls/auth.ts';

/** Breaks a line, or tells a screen what to do. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** As a name is kept. */
export const tidyName = (typed: string): string => typed.normalize('NFC').trim();

/** What is wrong with a name, in a sentence for its owner, or null. An empty one is for the form to speak of. */
export function nameFault(name: string): string | null {
  if (name.length > nameMaxLength) return `Please keep your name to ${nameMaxLength} characters or fewer.`;
  if (controls.test(name)) return 'Please write your name on one line, without control characters.';
  return visible.test(name) ? null : 'Please write your name in letters that can be seen.';
}
