// The address of somebody who is about to log in, where this tab has just learned it.
const expectedEmailKey = 'expectedEmail';

export const expectEmail = (email: string): void => sessionStorage.setItem(expectedEmailKey, email);

/** Read once, so that the next one who logs in here finds the line empty. */
export function takeExpectedEmail(): string | null {
  const email = sessionStorage.getItem(expectedEmailKey);
  sessionStorage.removeItem(expectedEmailKey);
  return email;
}
