import { createHash } from 'node:crypto';
import { minutes, seconds } from '@wayfare/contracts/rules/durations';
import type { Log } from '#log.ts';
import type { CompromisedPasswords } from './identity.ts';

interface Deps {
  /** A service with the range protocol of Have I Been Pwned. Null disables the check. */
  readonly address: string | null;
  readonly log: Log<'warn'>;
  readonly timeoutMs?: number;
}

/** Short, because the sign-up waits for it. */
const maxWaitMs = seconds(2);
/** After a failure the service is not called for this long. */
const pauseMs = minutes(1);
const maxResponseBytes = 1_000_000;
const prefixLength = 5;

/**
 * The service receives the first five digits of a hash and returns all hashes that begin with them, so it does not learn
 * the password. While it does not answer, no password counts as breached.
 */
export function breachedPasswords({ address, log, timeoutMs = maxWaitMs }: Deps): CompromisedPasswords {
  let pausedUntilMs = 0;
  return {
    async has(password) {
      if (address === null || performance.now() < pausedUntilMs) return false;
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
      try {
        const range = await fetchHashRange(address, hash.slice(0, prefixLength), timeoutMs);
        return isInRange(range, hash.slice(prefixLength));
      } catch (error) {
        pausedUntilMs = performance.now() + pauseMs;
        log.warn(
          { err: error },
          'BREACHED_PASSWORDS_URL failed: for a minute new passwords are only compared with the built-in list',
        );
        return false;
      }
    },
  };
}

/** All hashes that begin with `digits`: the rest of each and how often it was seen. */
export async function fetchHashRange(
  address: string,
  digits: string,
  timeoutMs = maxWaitMs,
): Promise<string> {
  const request = {
    // Padding hides the range from observers of the network.
    headers: { 'add-padding': 'true', 'user-agent': 'wayfare' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  } as const;
  // oxlint-disable-next-line no-restricted-globals -- an external URL has no contract
  const response = await fetch(`${address}/${digits}`, request);
  const text = await readText(response);
  if (!response.ok) throw new Error(`Status ${response.status}`);
  // A wrong address must not look like a service that knows no password.
  if (!/^[0-9A-F]{35}:\d/i.test(text)) throw new Error('The response is not a list of hashes');
  return text;
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxResponseBytes) throw new Error('The response is too long');
  }
  return text;
}

/** Padding entries have the count 0. */
const isInRange = (range: string, rest: string): boolean =>
  range.split(/\r?\n/).some((line) => {
    const [hash = '', count = '0'] = line.split(':');
    return hash.toUpperCase() === rest && Number(count) > 0;
  });
