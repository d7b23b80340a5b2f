import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '@wayfare/postgres/db';
import type { Pool, SigningKey, SigningKeys } from '#pool.ts';
import { type PoolSecrets, seal, unseal } from '#sealing/crypto.ts';
import {
  insertSigningKey,
  listSigningKeys,
  replaceSigningKeys,
  type StoredSigningKey,
} from '#store/signing-keys.ts';
import { addTime, type Clock, days, hours, minutes, seconds, subtractTime } from '#time.ts';

const rotationIntervalMs = days(30);
/** Longer than verifiers cache the key set. */
const publishAheadMs = hours(2);
/** Longer than the lifetime of a token. */
export const retainReplacedMs = hours(1);
const cacheTtlMs = minutes(1);
/** Limits the queries that tokens with unknown key ids can cause. */
const unknownKidCacheTtlMs = seconds(5);

interface CachedKey extends SigningKey {
  readonly signsFrom: Date;
}

interface SigningKeyDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: PoolSecrets;
}

export function createSigningKeys(deps: SigningKeyDeps): SigningKeys {
  const { database, clock } = deps;
  const insert = (key: StoredSigningKey, options: { readonly unlessCreatedAfter: Date | null }) =>
    database.transaction((tx) => insertSigningKey(tx, key, options));
  let cachedKeys: readonly CachedKey[] = [];
  let loadedAt: Date | null = null;
  let loading: Promise<void> | null = null;

  const loadOnce = async (): Promise<void> => {
    let stored = await listSigningKeys(database);
    if (stored.length === 0) {
      await insert(await generateKey(deps, clock.now()), { unlessCreatedAfter: new Date(0) });
      stored = await listSigningKeys(database);
    }
    const now = clock.now();
    const isPublished = (_: StoredSigningKey, index: number): boolean => {
      const replacedAt = stored[index - 1]?.signsFrom;
      return replacedAt === undefined || addTime(replacedAt, retainReplacedMs) > now;
    };
    const byKid = new Map(cachedKeys.map((key) => [key.kid, key]));
    cachedKeys = stored.filter(isPublished).map((key) => byKid.get(key.kid) ?? decryptKey(deps, key));
    loadedAt = now;
  };
  const load = (): Promise<void> => {
    loading ??= loadOnce().finally(() => {
      loading = null;
    });
    return loading;
  };
  const listKeys = async (maxAgeMs: number): Promise<readonly CachedKey[]> => {
    if (loadedAt === null || addTime(loadedAt, maxAgeMs) <= clock.now()) await load();
    return cachedKeys;
  };

  return {
    async current() {
      const keys = await listKeys(cacheTtlMs);
      // After the clock was set back, no key may be active yet. Then the oldest is used.
      const key = keys.find(({ signsFrom }) => signsFrom <= clock.now()) ?? keys.at(-1);
      if (key === undefined) throw new Error('There is no signing key.');
      return key;
    },
    listPublished: () => listKeys(cacheTtlMs),
    async find(kid) {
      const findByKid = (keys: readonly SigningKey[]) => keys.find((key) => key.kid === kid) ?? null;
      return findByKid(await listKeys(cacheTtlMs)) ?? findByKid(await listKeys(unknownKidCacheTtlMs));
    },
    async rotateIfDue() {
      const now = clock.now();
      const unlessCreatedAfter = subtractTime(now, rotationIntervalMs);
      const [newest] = await listSigningKeys(database);
      // Checked before, because generating a key takes up to a second.
      if (newest === undefined || newest.createdAt > unlessCreatedAfter) return;
      await insert(await generateKey(deps, addTime(now, publishAheadMs)), { unlessCreatedAfter });
      await load();
    },
    async rotate({ areLeaked }) {
      const now = clock.now();
      const key = await generateKey(deps, areLeaked ? now : addTime(now, publishAheadMs));
      if (areLeaked) await database.transaction((tx) => replaceSigningKeys(tx, key));
      else await insert(key, { unlessCreatedAfter: null });
      await load();
    },
  };
}

const generateKeyPairAsync = promisify(generateKeyPair);
const label = (kid: string): string => `signing key ${kid}`;

async function generateKey({ secrets, clock }: SigningKeyDeps, signsFrom: Date): Promise<StoredSigningKey> {
  const { privateKey, publicKey } = await generateKeyPairAsync('rsa', { modulusLength: 2048 });
  const kid = randomBytes(24).toString('base64url');
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  const sealed = seal(secrets.signingKeys, label(kid), privateKey.export({ format: 'der', type: 'pkcs8' }));
  return { kid, privateKey: sealed, publicJwk: { n, e }, createdAt: clock.now(), signsFrom };
}

function decryptKey(
  { secrets }: SigningKeyDeps,
  { kid, privateKey: sealed, publicJwk, signsFrom }: StoredSigningKey,
): CachedKey {
  const bytes = unseal(secrets.signingKeys, label(kid), sealed);
  if (bytes === null)
    throw new Error('Cannot decrypt a signing key: it was encrypted with another master key.');
  const privateKey = createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' });
  return { kid, privateKey, publicKey: createPublicKey(privateKey), publicJwk, signsFrom };
}

/** For `{issuer}/.well-known/jwks.json`. */
export async function jsonWebKeySet({ signingKeys }: Pool) {
  const published = await signingKeys.listPublished();
  return {
    keys: published.map(({ kid, publicJwk: { n, e } }) => ({
      kid,
      alg: 'RS256',
      kty: 'RSA',
      use: 'sig',
      n,
      e,
    })),
  };
}

/** For `{issuer}/.well-known/openid-configuration`. */
export function openidConfiguration({ config: { issuer } }: Pool) {
  return {
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ['RS256'],
    // Required by the standard, although the pool has no authorization endpoint.
    response_types_supported: [],
    subject_types_supported: ['public'],
    claims_supported: [
      'sub',
      'iss',
      'aud',
      'exp',
      'iat',
      'auth_time',
      'email',
      'email_verified',
      'name',
      'cognito:groups',
      'cognito:username',
    ],
  } as const;
}
