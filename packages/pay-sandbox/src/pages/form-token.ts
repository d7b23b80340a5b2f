import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Proof that a form came from a page of ours: only who can read the page has it, and it fits one address. */
export interface FormTokens {
  tokenFor(path: string): string;
  isTokenFor(path: string, token: string): boolean;
}

export function formTokens(): FormTokens {
  const key = randomBytes(32);
  const digestOf = (path: string): Buffer => createHmac('sha256', key).update(path).digest();
  return {
    tokenFor: (path) => digestOf(path).toString('base64url'),
    isTokenFor(path, token) {
      const given = Buffer.from(token, 'base64url');
      const wanted = digestOf(path);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}
