import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minutes, seconds } from '@wayfare/contracts/rules/durations';
import {
  type BackupTarget,
  mediaUrl,
  pictureKey,
  type Storage,
  StorageUnavailable,
} from '#adapters/storage/storage.ts';
import { type AddressCheck, addressCheckHeader, spoofedAddress } from '#http/server/health.ts';
import { withResources } from '#with-resources.ts';
import { findCertificateFault, getCertificateExpiry } from '../certificate.ts';
import { type Check, check } from '../doctor.ts';
import { findClockFault } from './database.ts';

const timeoutMs = seconds(15);

const proxyFix =
  'configure the proxy to append the client address to X-Forwarded-For (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;), and set TRUST_PROXY to the number of proxies that do.';

const visitorFaults: Readonly<Record<string, string>> = {
  spoofable: `Visitors can forge the address that limits count: ${proxyFix}`,
  shared: `All visitors share one address, and one limit for wrong passwords and mails: ${proxyFix}`,
} satisfies Partial<Record<AddressCheck, string>>;

/** Fetches the site through its proxy. `isOwnConfig` recognizes this site's config. */
export const addressCheck = (publicUrl: string, isOwnConfig: (config: unknown) => boolean): Check =>
  check('address', async () => {
    const at = `${publicUrl}/config.json`;
    try {
      // oxlint-disable-next-line no-restricted-globals -- requests the public address as a visitor does
      const response = await fetch(at, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { [addressCheckHeader]: 'look', 'x-forwarded-for': spoofedAddress },
      });
      const config: unknown = await response.json().catch(() => null);
      if (response.ok && isOwnConfig(config))
        return visitorFaults[response.headers.get(addressCheckHeader) ?? ''] ?? null;
      if (response.status === 421)
        return `The proxy in front does not pass the host of ${publicUrl} (421): configure it (nginx: proxy_set_header Host $http_host;), or correct PUBLIC_URL.`;
      return `Another site answers at ${publicUrl} (${response.status}): point its name and the proxy to this server, or correct PUBLIC_URL.`;
    } catch (error) {
      const code = getErrorCode(error);
      if (/^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_)/.test(code))
        return `Browsers reject the certificate of ${publicUrl} (${code}): renew it (certbot renew), and reload the proxy (systemctl reload nginx).`;
      return `No server answers at ${publicUrl} (${code}): start the server, and check its DNS name, the proxy and its certificate.`;
    }
  });

/** The certificate that visitors get, possibly from a proxy. */
export const certificateCheck = (publicUrl: string, now: Date): Check =>
  check('certificate', async () => {
    const ends = await getCertificateExpiry(publicUrl);
    return ends && findCertificateFault(publicUrl, ends, now);
  });

/** Code or name only: error messages of a storage may contain a key. */
function getErrorCode(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown reason';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

export interface PaymentsState {
  /** The provider's clock. Null if unknown. */
  readonly now: Date | null;
  /** Whether an enabled webhook leads to this site. */
  readonly hasWebhook: boolean;
}

export const paymentsCheck = (look: () => Promise<PaymentsState>, webhookUrl: string): Check =>
  check('payments', async () => {
    const sentAt = Date.now();
    const { now, hasWebhook } = await look();
    const clock = now && findClockFault('the payment provider', now, sentAt, Date.now());
    const webhook = hasWebhook
      ? null
      : `No payment events arrive: the payment provider has no enabled webhook for ${webhookUrl}. Create it with wayfare stripe setup.`;
    return [clock, webhook].filter((sentence) => sentence !== null);
  });

export const breachedPasswordsCheck = (address: string, look: () => Promise<unknown>): Check =>
  check('passwords', async () => {
    try {
      await look();
      return null;
    } catch {
      return `New passwords cannot be checked at ${address}: check that this machine can reach it and that it has the range API of Have I Been Pwned, or remove BREACHED_PASSWORDS_URL.`;
    }
  });

interface StorageCheckOptions {
  readonly name: string;
  readonly publicUrl: string;
  readonly mediaBase: string;
  readonly uploadBytes: number;
  /** False if upload URLs cannot be signed. */
  readonly canUpload: boolean;
  /** Storage keys of all pictures and recordings in the database. */
  readonly listExpected: () => Promise<readonly string[]>;
}

/** Stores, reads, fetches and deletes a small file, and uploads a file of the maximum size. */
export const storageCheck = (storage: Storage, options: StorageCheckOptions): Check =>
  check(
    'pictures',
    async () => {
      const { name } = options;
      const key = pictureKey(randomUUID());
      const bytes = Buffer.from('A test file of wayfare doctor.');
      try {
        await storage.publish(key, bytes, 'image/webp');
      } catch (error) {
        return `Pictures cannot be stored in ${name}: ${describeError(error)}`;
      }
      const faults: (string | null)[] = [];
      const stored = await storage.readPublished(key).catch(() => null);
      if (stored === null || !bytes.equals(stored))
        faults.push(`A stored file could not be read from ${name}: give the server read permission.`);
      else faults.push(await findVisitorFault(key, options));
      faults.push(await findMissingFiles(storage, options));
      if (options.canUpload) faults.push(await findUploadFault(storage, options));
      await storage.unpublish([key]).catch((error: unknown) => {
        faults.push(`${key} could not be deleted from ${name}; delete it: ${describeError(error)}`);
      });
      return faults.filter((fault) => fault !== null);
    },
    minutes(1),
  );

const describeError = (error: unknown): string =>
  error instanceof StorageUnavailable ? error.message : getErrorCode(error);

/** `addressCheck` reports an unreachable site. */
const isUnreachable = (error: unknown): boolean =>
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_)/.test(
    getErrorCode(error),
  );

async function findVisitorFault(
  key: string,
  { mediaBase, publicUrl }: StorageCheckOptions,
): Promise<string | null> {
  const base = new URL(mediaBase, publicUrl).href;
  const fix = 'make the folder images/ readable for everybody, or correct MEDIA_URL.';
  try {
    // oxlint-disable-next-line no-restricted-globals -- requests the public address as a visitor does
    const response = await fetch(mediaUrl(base, key), { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.ok ? null : `Visitors cannot load pictures from ${base} (${response.status}): ${fix}`;
  } catch (error) {
    // `addressCheck` reports an unreachable site.
    return mediaBase.startsWith('/')
      ? null
      : `Visitors cannot load pictures from ${base} (${getErrorCode(error)}): ${fix}`;
  }
}

async function findMissingFiles(
  storage: Storage,
  { name, listExpected }: StorageCheckOptions,
): Promise<string | null> {
  // Another check reports an unreachable database.
  const expected = await listExpected().catch((): readonly string[] => []);
  if (expected.length === 0) return null;
  try {
    const stored = new Set([...(await storage.listPublished()), ...(await storage.recordings.list())]);
    const missing = expected.filter((key) => !stored.has(key));
    if (missing.length === 0) return null;
    return `${missing.length} of ${expected.length} files of pictures and recordings are missing from ${name}, such as ${missing[0]}: put them back there from a backup, which holds each as media/${missing[0]}.`;
  } catch (error) {
    return `The files in ${name} cannot be listed: ${describeError(error)}`;
  }
}

async function findUploadFault(
  storage: Storage,
  { name, uploadBytes }: StorageCheckOptions,
): Promise<string | null> {
  const uploadId = randomUUID();
  const type = 'image/png';
  const expiresAt = new Date(Date.now() + minutes(5));
  const url = await storage.uploadUrl({ uploadId, type, size: uploadBytes, expiresAt });
  const { origin } = new URL(url);
  const size = `${Math.round(uploadBytes / 1024 ** 2)} MB`;
  try {
    // oxlint-disable-next-line no-restricted-globals -- uploads as an editor's browser does
    const response = await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': type },
      body: Buffer.alloc(uploadBytes),
      redirect: 'manual',
      signal: AbortSignal.timeout(seconds(40)),
    });
    await response.body?.cancel();
    if (response.status === 413)
      return `The proxy of ${origin} refuses a picture of ${size} (413): raise its limit (nginx: client_max_body_size 10m;).`;
    if (!response.ok)
      return `A picture of ${size} could not be uploaded to ${origin} (${response.status}): check the proxy and its log.`;
    const { status } = await storage.readUpload(uploadId, uploadBytes);
    return status === 'arrived'
      ? null
      : `A picture that was uploaded to ${origin} is not in ${name}: all servers must use the same store.`;
  } catch (error) {
    return isUnreachable(error)
      ? null
      : `A picture of ${size} could not be uploaded to ${origin} (${getErrorCode(error)}): the proxy must accept ${size} (nginx: client_max_body_size 10m;).`;
  } finally {
    await storage.discardUpload(uploadId).catch(() => {});
  }
}

/** The URL may be a secret, so it is not printed. */
export const alertAddressCheck = (post: () => Promise<void>): Check =>
  check('alerts', async () => {
    try {
      await post();
      return null;
    } catch (error) {
      const reason =
        error instanceof Error && error.message.startsWith('ALERT_URL answered')
          ? error.message
          : getErrorCode(error);
      return `ALERT_URL does not accept alerts (${reason}): correct it, or its receiver.`;
    }
  });

export const backupTargetCheck = (open: () => BackupTarget): Check =>
  check('backup', () =>
    withResources(async (opened) => {
      const target = opened.use(open());
      const name = `trial-${randomUUID()}`;
      try {
        const work = opened.use(await target.createWorkFolder());
        const path = join(work.folder, name);
        await writeFile(path, name, { mode: 0o600 });
        await work.put(path, name);
        const text = await target.readNote(name);
        await target.remove(name);
        return text === name ? null : `A stored file could not be read from ${target.address}.`;
      } catch (error) {
        return `Backups cannot be stored: ${describeError(error)}`;
      }
    }),
  );
