import { createHash, timingSafeEqual } from 'node:crypto';
import { invalid } from './refusal.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export function requireKey(authorization: string | undefined, apiKey: string): void {
  const key = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (key === undefined) {
    throw invalid(
      {
        message:
          'You did not provide an API key. You need to provide your API key in the Authorization header, ' +
          "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      },
      401,
    );
  }
  if (!timingSafeEqual(digest(key), digest(apiKey))) {
    throw invalid({ message: `Invalid API Key provided: ${key.slice(0, 8)}***${key.slice(-4)}` }, 401);
  }
}
