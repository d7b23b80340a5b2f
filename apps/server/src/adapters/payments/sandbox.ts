import { randomUUID } from 'node:crypto';
import { openPaySandbox, type PaySandbox } from '@wayfare/pay-sandbox';
import { type Database, retryWhileUnavailable } from '#adapters/db/database.ts';
import type { Mail } from '#adapters/mail/mail.ts';
import { deriveKey } from '#adapters/master-key/master-key.ts';
import type { Clock } from '#clock.ts';
import type { Log } from '#log.ts';
import { StartupError } from '#startup-error.ts';
import { setUpStripe } from './stripe-setup.ts';

/** Not secret: the sandbox listens on this machine only and moves no money. */
export const sandboxKey = 'sk_test_wayfare';

/** Stable for a data directory. */
export function sandboxSecret(siteSecret: Uint8Array): string {
  const bytes = deriveKey(siteSecret, 'wayfare sandbox webhook').export();
  return `whsec_${bytes.toString('base64url')}`;
}

export interface MovableClock {
  /** Sets the current time of the sandbox. */
  set(now: Date): void;
}

/** A clock that is ahead of `wall` like the sandbox's. */
export function sandboxClock(wall: Clock): Clock & MovableClock {
  let aheadMs = 0;
  return {
    now: () => new Date(wall.now().getTime() + aheadMs),
    set(now) {
      aheadMs = Math.max(0, now.getTime() - wall.now().getTime());
    },
  };
}

interface SandboxParts {
  readonly database: Database;
  readonly port: number;
  readonly secret: string;
  readonly siteName: string;
  readonly publicUrl: string;
  readonly timeZone: string;
  /** Folder that its mailbox page shows. Null if mails are sent by SMTP. */
  readonly outbox: string | null;
  readonly clock: Clock & MovableClock;
  readonly log: Log<'error'>;
  sendMail(mail: Mail): Promise<void>;
}

/** Starts the sandbox on its own port and sets up the prices of the site. */
export async function openSandbox(parts: SandboxParts): Promise<PaySandbox> {
  const { database, port, secret, publicUrl, siteName, timeZone, outbox, clock, log } = parts;
  const sandbox = await openPaySandbox({
    database,
    port,
    apiKey: sandboxKey,
    webhook: { url: `${publicUrl}/api/checkout/webhook`, secret },
    outbox,
    returnName: siteName,
    timeZone,
    sendMail: ({ to, subject, text }) => parts.sendMail(portalMail({ to, subject, text })),
    log: {
      error: (message, error) => log.error({ sandbox: message, err: error }, 'The payment sandbox failed'),
    },
    onChange: () => void followLater(),
  }).catch((error: unknown) => {
    throw toStartupError(error, port);
  });
  const follow = async () => clock.set(await sandbox.now());
  const followLater = () =>
    retryWhileUnavailable(follow, { attempts: 60, intervalMs: 1_000, ref: false }).catch((error: unknown) =>
      log.error({ err: error }, 'The clock of the payment sandbox could not be read'),
    );
  await follow();
  const address = { secretKey: sandboxKey, sandboxUrl: { host: '127.0.0.1', port } };
  await setUpStripe(address, { siteName, publicUrl, webhookUrl: null });
  return sandbox;
}

const portalMail = ({ to, subject, text }: { to: string; subject: string; text: string }): Mail => ({
  to: { address: to },
  subject,
  text,
  html: `<!doctype html><meta charset="utf-8"><pre>${escaped(text)}</pre>`,
  messageId: `<${randomUUID()}@sandbox.invalid>`,
  writtenAt: new Date(),
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function toStartupError(error: unknown, port: number): unknown {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!isTaken) return error;
  return new StartupError(
    `Port ${port}, for the payment sandbox, is taken by another program: set SANDBOX_PORT to another port.`,
    { cause: error },
  );
}
