// The responses cached on this device. fill-cache.ts decides which.
import type { Contract, ResponseOf } from '@wayfare/contracts/calls/contract';
import { getHomilyFeed, type ReadHomily, readHomily } from '@wayfare/contracts/calls/homily';
import { getSubscriptionStatus } from '@wayfare/contracts/calls/subscription';
import * as z from 'zod/mini';
import type { Input } from '#api/call.ts';
import { cachePrefix } from './device-reader.ts';
import { findPendingPosition } from './pending-positions.ts';

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** One cache for each member. The name does not reveal the member. */
export async function getCacheName(sub: string): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sub));
  return cachePrefix + hex(sum).slice(0, 16);
}

const isSameCall = (contract: Contract, other: Contract): boolean => contract === other;

/** A cache key, never requested. All pages of the feed share one. */
export function toCacheUrl<C extends Contract>(contract: C, input: Input<C>): string {
  const cacheInput = isSameCall(contract, getHomilyFeed) ? {} : input;
  return `/cached?${encodeURIComponent(JSON.stringify([contract.service, contract.path, cacheInput]))}`;
}

export async function readCachedResponse<C extends Contract>(
  sub: string,
  contract: C,
  input: Input<C>,
): Promise<ResponseOf<C> | undefined> {
  const body = await findResponse(sub, contract, input);
  const parsed = z.safeParse(contract.response, body);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by its contract
  return parsed.success ? (parsed.data as ResponseOf<C>) : undefined;
}

async function findResponse<C extends Contract>(sub: string, contract: C, input: Input<C>): Promise<unknown> {
  // The cache is deleted when access ends.
  if (isSameCall(contract, getSubscriptionStatus)) return { isActive: true };
  const cacheName = await getCacheName(sub);
  const response = await caches.match(toCacheUrl(contract, input), { cacheName });
  const body: unknown = await response?.json();
  if (body === undefined || !isSameCall(contract, readHomily)) return body;
  const homily = z.parse(readHomily.response, body);
  return { ...homily, position: findPendingPosition(homily.date) ?? homily.position } satisfies ReadHomily;
}
