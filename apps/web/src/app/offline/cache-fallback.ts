import type { Contract, ResponseOf } from '@wayfare/contracts/calls/contract';
import { isUnreachable } from '#api/api-error.ts';
import type { Input } from '#api/call.ts';
import type { Person } from '#session/claims.ts';
import { getDeviceReader, notifyDataChanged, setServedFromCache } from './device-reader.ts';

/** With a cached response, do not wait longer for a slow network. */
export const cacheFallbackMs = 4_000;

const timeOut = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('No response yet.')), cacheFallbackMs));

/** Falls back to the cached response if the network is slow or down. */
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
    if (cached === undefined) return request;
    setServedFromCache(true);
    return cached;
  }
}
