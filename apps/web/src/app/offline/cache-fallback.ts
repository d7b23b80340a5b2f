import type { Contract, ResponseOf } from '@wayfare/contracts/calls/contract';
import { isUnreachable } from '#api/api-error.ts';
import type { Input } from '#api/call.ts';
import type { Person } from '#session/claims.ts';
import { getDeviceReader, notifyDataChanged, setServedFromCache } from './device-reader.ts';

/** Whoever has the response on the device does not wait for a line that is hardly one. */
export const cacheFallbackMs = 4_000;

const timeOut = (): Promise<never> =>
  new Promise((_, giveUp) => setTimeout(() => giveUp(new Error('No response yet.')), cacheFallbackMs));

/** Asks as ever; where nobody answers, what is cached here answers, for whoever it is cached for. */
export async function withCacheFallback<C extends Contract>(
  { sub }: Pick<Person, 'sub'>,
  contract: C,
  input: Input<C>,
  send: () => Promise<ResponseOf<C>>,
): Promise<ResponseOf<C>> {
  const isCached = sub !== null && getDeviceReader()?.sub === sub;
  const request = send();
  try {
    const response = await (isCached && contract.method === 'GET'
      ? Promise.race([request, timeOut()])
      : request);
    setServedFromCache(false);
    if (isCached && contract.method !== 'GET') notifyDataChanged();
    return response;
  } catch (error) {
    if (!isUnreachable(error) || !isCached) throw error;
    const { readCachedResponse } = await import('./cached-responses.ts');
    const cached = await readCachedResponse(sub, contract, input);
    // What is not cached here is worth waiting for.
    if (cached === undefined) return request;
    setServedFromCache(true);
    return cached;
  }
}
