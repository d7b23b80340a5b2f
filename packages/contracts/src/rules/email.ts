/** The longest address that mail can carry (RFC 5321). */
export const emailMaxLength = 254;

export const emailMessage = 'Please enter a valid email address.';

const signupShape = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/;
const forgotShape = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** The rule for signing up: no spaces, and a top-level domain of at least two characters. */
export function isSignupEmail(text: string): boolean {
  return text.length <= emailMaxLength && signupShape.test(text);
}

/** The looser rule of the forgot form: text, an @, text, a dot, text. */
export function isForgotEmail(text: string): boolean {
  return text.length <= emailMaxLength && forgotShape.test(text);
}

/** One spelling for one mailbox, so that Ruth@Example.org cannot sign up beside ruth@example.org. */
export function canonicalEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** What stands before the @. While no @ is typed yet, that is everything so far. */
export function localPartOf(email: string): string {
  const at = email.indexOf('@');
  return at === -1 ? email : email.slice(0, at);
}
