import { createHash } from 'node:crypto';
import { minutes, seconds } from '@wayfare/contracts/rules/durations';
import type { CompromisedPasswords } from './identity.ts';

interface Deps {
  /** Where they are looked up, by the range protocol of Have I Been Pwned; null where nobody is asked. */
  readonly address: string | null;
  readonly log: { warn(details: object, message: string): void };
  readonly patienceMs?: number;
}

/** Whoever signs up waits for it, and it is not worth a long wait. */
const longestWaitMs = seconds(2);
/** So that a service that is away is waited for once a minute, and not by everybody. */
const restMs = minutes(1);
const answerMaxBytes = 1_000_000;
const toldDigits = 5;

/**
 * The service receives the first five digits of a fingerprint and returns every known one that begins with them, so that
 * it does not learn the password. While the service does not answer, no password counts as known.
 */
export function breachedPasswords({ address, log, patienceMs = longestWaitMs }: Deps): CompromisedPasswords {
  let restsUntilMs = 0;
  return {
    async has(password) {
      if (address === null || performance.now() < restsUntilMs) return false;
      const fingerprint = createHash('sha1').update(password).digest('hex').toUpperCase();
      try {
        const known = await fetchHashRange(address, fingerprint.slice(0, toldDigits), patienceMs);
        return isAmong(known, fingerprint.slice(toldDigits));
      } catch (error) {
        restsUntilMs = performance.now() + restMs;
        log.warn(
          { err: error },
          'BREACHED_PASSWORDS_URL gave no good answer: for a minute new passwords are held against our own list alone',
        );
        return false;
      }
    },
  };
}

/** All fingerprints that begin so, each with what is left of it and how often it was seen. */
export async function fetchHashRange(
  address: string,
  digits: string,
  patienceMs = longestWaitMs,
): Promise<string> {
  const request = {
    // An answer of always the same length tells nobody on the way which range it was.
    headers: { 'add-padding': 'true', 'user-agent': 'wayfare' },
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  } as const;
  // oxlint-disable-next-line no-restricted-globals -- an external URL has no contract
  const response = await fetch(`${address}/${digits}`, request);
  const text = await textUpTo(response, answerMaxBytes);
  if (!response.ok) throw new Error(`It answered ${response.status}`);
  // An address that answers something else must not look like one that knows of no password.
  if (!/^[0-9A-F]{35}:\d/i.test(text)) throw new Error('Its answer is no list of fingerprints');
  return text;
}

async function textUpTo(response: Response, bytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > bytes) throw new Error('Its answer is too long');
  }
  return text;
}

/** What only fills the answer up is counted 0 times. */
const isAmong = (range: string, rest: string): boolean =>
  range.split(/\r?\n/).some((line) => {
    const [known = '', times = '0'] = line.split(':');
    return known.toUpperCase() === rest && Number(times) > 0;
  });
