// The answers that are kept on this device, each by the call that it answers. What is kept is named in keep-days.ts; nothing
// else ever gets in here.
import type { Contract, ResponseOf } from '@wayfare/contracts/calls/contract';
import { getHomilyFeed, type ReadHomily, readHomily } from '@wayfare/contracts/calls/homily';
import { getSubscriptionStatus } from '@wayfare/contracts/calls/subscription';
import * as z from 'zod/mini';
import type { Input } from '#api/call.ts';
import { paidPrefix } from './device-reader.ts';
import { placeOnDevice } from './pending-positions.ts';

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** One for each reader; the name tells nobody whose. */
export async function storeNameOf(sub: string): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sub));
  return paidPrefix + hex(sum).slice(0, 16);
}

const is = (contract: Contract, other: Contract): boolean => contract === other;

/** An address that no request is ever sent to. All pages of the list are one here. */
export function addressOf<C extends Contract>(contract: C, input: Input<C>): string {
  const given = is(contract, getHomilyFeed) ? {} : input;
  return `/kept?${encodeURIComponent(JSON.stringify([contract.service, contract.path, given]))}`;
}

export async function answerFromDevice<C extends Contract>(
  sub: string,
  contract: C,
  input: Input<C>,
): Promise<ResponseOf<C> | undefined> {
  const told = await findAnswer(sub, contract, input);
  const read = z.safeParse(contract.response, told);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its contract has just read it
  return read.success ? (read.data as ResponseOf<C>) : undefined;
}

async function findAnswer<C extends Contract>(sub: string, contract: C, input: Input<C>): Promise<unknown> {
  // The texts are kept for as long as they may be read.
  if (is(contract, getSubscriptionStatus)) return { isActive: true };
  const cacheName = await storeNameOf(sub);
  const found = await caches.match(addressOf(contract, input), { cacheName });
  const told: unknown = await found?.json();
  if (told === undefined || !is(contract, readHomily)) return told;
  const homily = z.parse(readHomily.response, told);
  return { ...homily, position: placeOnDevice(homily.date) ?? homily.position } satisfies ReadHomily;
}
