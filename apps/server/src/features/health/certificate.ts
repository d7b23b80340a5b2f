import { once } from 'node:events';
import { connect } from 'node:tls';
import { days, hours, seconds } from '@wayfare/contracts/rules/durations';
import type { Clock } from '#clock.ts';
import type { ScheduledTask } from '#scheduler.ts';

/** Leaves time to renew by hand. */
const minDaysLeft = 14;

/** Null if the certificate is valid for long enough. */
export function findCertificateFault(whose: string, ends: Date, now: Date): string | null {
  const daysLeft = Math.floor((ends.getTime() - now.getTime()) / days(1));
  if (daysLeft >= minDaysLeft) return null;
  if (daysLeft < 0) return `The certificate of ${whose} has expired: renew it there.`;
  return `The certificate of ${whose} ends in ${daysLeft === 1 ? 'one day' : `${daysLeft} days`}: renew it there.`;
}

const timeoutMs = seconds(6);

/** Null if the address has no certificate or does not answer. */
export async function getCertificateExpiry(publicUrl: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return null;
  const host = hostname.replaceAll(/[[\]]/g, '');
  const servername = /[a-z]/i.test(host) ? host : '';
  // Invalid certificates are read as well; the connection sends nothing.
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

export const checkCertificateHourly = (
  publicUrl: string,
  clock: Pick<Clock, 'now'>,
  report: (fault: string) => Promise<void>,
): ScheduledTask => ({
  name: 'check-certificate',
  skipsSuccessLog: true,
  nextRun: (now) => new Date((Math.floor(now.getTime() / hours(1)) + 1) * hours(1)),
  async run() {
    const ends = await getCertificateExpiry(publicUrl);
    const fault = ends && findCertificateFault(publicUrl, ends, clock.now());
    if (fault !== null) await report(fault);
  },
});
