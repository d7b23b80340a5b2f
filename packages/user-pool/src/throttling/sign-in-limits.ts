import { isIP } from 'node:net';
import type { Db } from '@wayfare/postgres/db';
import type { Caller, Pool } from '#pool.ts';
import { keyedHash } from '#sealing/crypto.ts';
import { clearFailures, countAddressUse, type FailureCount, saveFailures } from '#store/failures.ts';
import { addTime, days, minutes, seconds } from '#time.ts';
import { isKnownBrowser } from './known-browser.ts';

/** Counts every started sign-in of a network, successful or not. The network is stored as a keyed hash. */
export async function isOverNetworkLimit(pool: Pool, address: string): Promise<boolean> {
  const { maxSignIns, windowMs } = pool.config.networkLimit;
  const key = keyedHash(pool.secrets.addresses, networkPrefix(address)).toString('base64url');
  return (await countAddressUse(pool.database, key, pool.clock.now(), windowMs)) > maxSignIns;
}

/** An IPv4 address, or the /64 of an IPv6 address, because a customer usually has a whole /64. */
export function networkPrefix(address: string): string {
  const [bare = ''] = address.toLowerCase().split('%', 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(bare) !== 6) return bare;
  const [head = '', tail] = bare.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/*
 * Failed sign-ins are counted per account and bucket: the caller's network, the caller's browser, and `all`. Guessing
 * from one network therefore does not lock the owner out of another one. A browser that has signed in to the account
 * before is held only to its own bucket, so that strangers cannot lock it out at all.
 */

export const lockoutPolicy = {
  /** Consecutive failures from one network or browser before the first lockout. */
  maxFailuresPerSource: 5,
  /** Consecutive failures over all networks together. */
  maxFailuresInAll: 100,
  firstLockoutMs: seconds(1),
  maxLockoutMs: minutes(15),
  /** Must be longer than `maxLockoutMs`, or a lockout would end early. */
  failureTtlMs: days(1),
} as const;

export type BucketKind = 'all' | 'network' | 'browser';
/** Networks and browsers are stored as keyed hashes. */
type Bucket = 'all' | `network ${string}` | `browser ${string}`;

export function bucketKind(bucket: string): BucketKind {
  if (bucket.startsWith('network')) return 'network';
  return bucket.startsWith('browser') ? 'browser' : 'all';
}

export const failureLimit = (bucket: string): number =>
  bucketKind(bucket) === 'all' ? lockoutPolicy.maxFailuresInAll : lockoutPolicy.maxFailuresPerSource;

/** Each failure beyond the limit doubles the lockout. Null if the bucket is not locked. */
export function lockedUntil({ failures, lastFailedAt }: FailureCount, limit: number, now: Date): Date | null {
  if (failures < limit || lastFailedAt === null) return null;
  const doublings = Math.min(failures - limit, 20);
  const lockoutMs = Math.min(lockoutPolicy.firstLockoutMs * 2 ** doublings, lockoutPolicy.maxLockoutMs);
  const until = addTime(lastFailedAt, lockoutMs);
  return until > now ? until : null;
}

export function addFailure({ failures, lastFailedAt }: FailureCount, now: Date): FailureCount {
  const isExpired = lastFailedAt !== null && addTime(lastFailedAt, lockoutPolicy.failureTtlMs) <= now;
  return { failures: isExpired ? 1 : failures + 1, lastFailedAt: now };
}

type Source = Pick<Caller, 'address' | 'browser'>;

function sourceBuckets(
  { secrets }: Pool,
  { address, browser }: Source,
): { readonly network: Bucket; readonly browser: Bucket | null } {
  const bucket = (kind: 'network' | 'browser', value: string): Bucket =>
    `${kind} ${keyedHash(secrets.addresses, 'bucket', kind, value).toString('base64url')}`;
  return {
    network: bucket('network', networkPrefix(address)),
    browser: browser === null ? null : bucket('browser', browser.nonce),
  };
}

/** The buckets to load. Which of them apply is known once the account is loaded: see `applicableBuckets`. */
export function possibleBuckets(pool: Pool, source: Source): readonly Bucket[] {
  const { network, browser } = sourceBuckets(pool, source);
  return browser === null ? ['all', network] : ['all', network, browser];
}

export interface BucketCount {
  readonly bucket: Bucket;
  readonly count: FailureCount;
}

export function applicableBuckets(
  pool: Pool,
  source: Source,
  sub: string,
  counts: ReadonlyMap<string, FailureCount>,
): readonly BucketCount[] {
  const { network, browser } = sourceBuckets(pool, source);
  const isKnown = source.browser !== null && isKnownBrowser(pool, source.browser, sub);
  const buckets: readonly Bucket[] = isKnown && browser !== null ? [browser] : [network, 'all'];
  return buckets.map((bucket) => ({
    bucket,
    count: counts.get(bucket) ?? { failures: 0, lastFailedAt: null },
  }));
}

/** The latest end of a lockout. Null if no bucket is locked. */
export function lockoutEnd(buckets: readonly BucketCount[], now: Date): Date | null {
  const ends = buckets
    .map(({ bucket, count }) => lockedUntil(count, failureLimit(bucket), now))
    .filter((end) => end !== null);
  return ends.length === 0 ? null : new Date(Math.max(...ends.map((end) => end.getTime())));
}

export const hasNoFailures = (buckets: readonly BucketCount[]): boolean =>
  buckets.every(({ count }) => count.failures === 0);

export async function recordFailure(
  db: Db,
  sub: string,
  buckets: readonly BucketCount[],
  now: Date,
): Promise<void> {
  for (const { bucket, count } of buckets) await saveFailures(db, sub, bucket, addFailure(count, now));
}

export async function resetFailures(db: Db, sub: string, buckets: readonly BucketCount[]): Promise<void> {
  if (hasNoFailures(buckets)) return;
  await clearFailures(
    db,
    sub,
    buckets.map(({ bucket }) => bucket),
  );
}
