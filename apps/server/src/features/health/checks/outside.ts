import { randomUUID } from 'node:crypto';
import { seconds } from '@wayfare/contracts/rules/durations';
import { keyOfPicture, type Storage } from '#adapters/storage/storage.ts';
import { claimedAddress, lookHeader, type VisitorsSeen } from '#http/server/visitors-seen.ts';
import { certificateEnd, certificateFault } from '../certificate.ts';
import type { Check } from '../check-up.ts';
import { clockFault } from './database.ts';

const patienceMs = seconds(6);

const mendOfProxy =
  'let the proxy in front add the address of whoever asks to X-Forwarded-For (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;), and set TRUST_PROXY to the number of proxies that do.';

const visitorFaults: Readonly<Record<string, string>> = {
  'as they say': `Visitors can choose the address that they are counted by: ${mendOfProxy}`,
  'as one': `All visitors count as one, with one limit for wrong passwords and mails: ${mendOfProxy}`,
} satisfies Partial<Record<VisitorsSeen, string>>;

/** As a visitor reaches it, through whatever stands in front. `isOurs` knows what the site says of itself. */
export const addressCheck = (publicUrl: string, isOurs: (said: unknown) => boolean): Check => ({
  about: 'address',
  async look() {
    const at = `${publicUrl}/config.json`;
    try {
      // oxlint-disable-next-line no-restricted-globals -- asked from outside, as a stranger would
      const response = await fetch(at, {
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
        headers: { [lookHeader]: 'look', 'x-forwarded-for': claimedAddress },
      });
      const said: unknown = await response.json().catch(() => null);
      if (response.ok && isOurs(said)) return visitorFaults[response.headers.get(lookHeader) ?? ''] ?? null;
      if (response.status === 421)
        return `The proxy in front does not pass on the host of ${publicUrl} (421): let it do so (nginx: proxy_set_header Host $http_host;), or mend PUBLIC_URL.`;
      return `What answers at ${publicUrl} (${response.status}) is not this site: point its name and the proxy in front to this server, or mend PUBLIC_URL.`;
    } catch (error) {
      const code = codeOf(error);
      if (/^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_)/.test(code))
        return `No browser trusts the certificate that is shown at ${publicUrl} (${code}): have a new one made (certbot renew), and let the proxy take it (systemctl reload nginx).`;
      return `Nothing answers at ${publicUrl} (${code}): start the server, and see that the name leads here and that the proxy and its certificate are good.`;
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
