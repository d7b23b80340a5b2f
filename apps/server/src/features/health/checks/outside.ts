import { randomUUID } from 'node:crypto';
import { seconds } from '@wayfare/contracts/rules/durations';
import { keyOfPicture, type Storage } from '#adapters/storage/storage.ts';
import { certificateEnd, certificateFault } from '../certificate.ts';
import type { Check } from '../check-up.ts';
import { clockFault } from './database.ts';

const patienceMs = seconds(6);

/** As a visitor reaches it, through whatever stands in front. `isOurs` knows what the site says of itself. */
export const addressCheck = (publicUrl: string, isOurs: (said: unknown) => boolean): Check => ({
  about: 'address',
  async look() {
    const at = `${publicUrl}/config.json`;
    try {
      // oxlint-disable-next-line no-restricted-globals -- asked from outside, as a stranger would
      const response = await fetch(at, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
      const said: unknown = await response.json().catch(() => null);
      if (response.ok && isOurs(said)) return null;
      return `What answers at ${publicUrl} (${response.status}) is not this site: point its name and the proxy in front to this server, or mend PUBLIC_URL.`;
    } catch (error) {
      return `Nothing answers at ${publicUrl} (${codeOf(error)}): start the server, and see that the name leads here and that the proxy and its certificate are good.`;
    }
  },
});

/** What is shown at the address itself, by whoever stands in front. */
export const certificateCheck = (publicUrl: string, now: Date): Check => ({
  about: 'certificate',
  async look() {
    const ends = await certificateEnd(publicUrl);
    return ends && certificateFault(publicUrl, ends, now);
  },
});

/** Its code or name: the words of a store may repeat a key. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown reason';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

export interface PaymentsLook {
  /** By its own clock; null where it did not say. */
  readonly now: Date | null;
  /** Whether it tells us what happens there. */
  readonly tellsUs: boolean;
}

export const paymentsCheck = (look: () => Promise<PaymentsLook>, webhookUrl: string): Check => ({
  about: 'payments',
  async look() {
    const asked = Date.now();
    const { now, tellsUs } = await look();
    const clock = now && clockFault('the payment provider', now, asked, Date.now());
    const webhook = tellsUs
      ? null
      : `The payment provider does not tell us of payments: no enabled webhook there leads to ${webhookUrl}; make it by wayfare stripe setup.`;
    return [clock, webhook].filter((sentence) => sentence !== null);
  },
});

/** `look` asks for some range. */
export const breachedPasswordsCheck = (address: string, look: () => Promise<unknown>): Check => ({
  about: 'passwords',
  async look() {
    try {
      await look();
      return null;
    } catch {
      return `New passwords cannot be looked up at ${address}: see that this machine may reach it and that it speaks the range protocol of Have I Been Pwned, or take BREACHED_PASSWORDS_URL away.`;
    }
  },
});

/** A small file is put, read and deleted again. */
export const storageCheck = (storage: Storage, name: string): Check => ({
  about: 'pictures',
  async look() {
    const key = keyOfPicture(randomUUID());
    const bytes = Buffer.from('A look whether this can be kept.');
    try {
      await storage.publish(key, bytes, 'image/webp');
    } catch (error) {
      return `No picture can be put into ${name} (${codeOf(error)}): give the server the right to write there, and see that there is room.`;
    }
    const faults: string[] = [];
    const kept = await storage.readPublished(key).catch(() => null);
    if (kept === null || !bytes.equals(kept))
      faults.push(
        `What was put into ${name} could not be read again: give the server the right to read there.`,
      );
    await storage.unpublish([key]).catch((error: unknown) => {
      faults.push(
        `${key} could not be deleted from ${name} (${codeOf(error)}): give the server the right to delete there, and delete it.`,
      );
    });
    return faults;
  },
});
