import { createHash, timingSafeEqual } from 'node:crypto';
import { invalid } from './refusal.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** As a bearer token, or as the user name of basic authentication. */
export function requireKey(authorization: string | undefined, apiKey: string): void {
  const key = keyIn(authorization ?? '');
  if (key === '') {
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

function keyIn(authorization: string): string {
  const [, scheme = '', value = ''] = /^(\w+) +(\S+)$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? '';
}
