const subShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const emailShape = /^[^\s\p{Cc}\p{Cs}]+$/u;

/** An id in the spelling that providers keep, or null for what no person has: those who ask may have typed it. */
export function subFrom(text: string): string | null {
  const sub = text.toLowerCase();
  return subShape.test(sub) ? sub : null;
}

/** The same for an address, with what the provider takes at the most. */
export function emailFrom(text: string, maxLength: number): string | null {
  const email = text.toLowerCase();
  return email.length <= maxLength && emailShape.test(email) ? email : null;
}
