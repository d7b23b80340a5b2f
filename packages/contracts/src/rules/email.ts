/** RFC 5321. */
export const maxEmailLength = 254;

export const emailMessage = 'Please enter a valid email address.';

const signupPattern = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/;
const forgotPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** The rule for signing up: no spaces, and a top-level domain of at least two characters. */
export const isSignupEmail = (text: string): boolean =>
  text.length <= maxEmailLength && signupPattern.test(text);

/** The looser rule of the forgot form: text, an @, text, a dot, text. */
export const isForgotEmail = (text: string): boolean =>
  text.length <= maxEmailLength && forgotPattern.test(text);

/** Ruth@Example.org and ruth@example.org are the same account. */
export const canonicalEmail = (text: string): string => text.trim().toLowerCase();

/** The part before the @, or the whole text if there is no @ yet. */
export function getLocalPart(email: string): string {
  const index = email.indexOf('@');
  return index === -1 ? email : email.slice(0, index);
}
