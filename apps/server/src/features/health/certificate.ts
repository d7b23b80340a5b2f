import { once } from 'node:events';
import { connect } from 'node:tls';
import { days, hours, seconds } from '@wayfare/contracts/rules/durations';
import type { Clock } from '#clock.ts';
import type { ScheduledTask } from '#scheduler.ts';

/** As long as whoever renews it by hand needs to hear of it. */
const minDaysLeft = 14;

/** What is amiss with a certificate that ends then; null where nothing is. */
export function findCertificateFault(whose: string, ends: Date, now: Date): string | null {
  const daysLeft = Math.floor((ends.getTime() - now.getTime()) / days(1));
  if (daysLeft >= minDaysLeft) return null;
  if (daysLeft < 0) return `The certificate of ${whose} has expired: renew it there.`;
  return `The certificate of ${whose} ends in ${daysLeft === 1 ? 'one day' : `${daysLeft} days`}: renew it there.`;
}

const timeoutMs = seconds(6);

/** When the certificate ends that visitors of this address are shown; null where none is shown to us. */
export async function getCertificateExpiry(publicUrl: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return null;
  const host = hostname.replaceAll(/[[\]]/g, '');
  const servername = /[a-z]/i.test(host) ? host : '';
  // Also one that has ended, or that nobody trusts: nothing is said over it.
  const socket = connect({ host, port: Number(port || 443), servername, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) });
    return new Date(socket.getPeerCertificate().valid_to);
  } catch {
    return null;
  } finally {
    socket.destroy();
  }
}

/** Looked at each hour; what is amiss is told to `tell`. */
export const checkCertificateHourly = (
  publicUrl: string,
  clock: Pick<Clock, 'now'>,
  tell: (words: string) => Promise<void>,
): ScheduledTask => ({
  name: 'check-certificate',
  isQuiet: true,
  nextRun: (now) => new Date((Math.floor(now.getTime() / hours(1)) + 1) * hours(1)),
  async run() {
    const ends = await getCertificateExpiry(publicUrl);
    const words = ends && findCertificateFault(publicUrl, ends, clock.now());
    if (words !== null) await tell(words);
  },
});
