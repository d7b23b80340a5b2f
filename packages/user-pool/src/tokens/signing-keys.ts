import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Clock } from '#clock.ts';
import { hours, later, minutes, seconds } from '#durations.ts';
import type { PoolSecrets } from '#sealing/pool-secrets.ts';
import { seal, unseal } from '#sealing/sealed-box.ts';
import type { PoolStore, StoredSigningKey } from '#store/pool-store.ts';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly publicJwk: { readonly n: string; readonly e: string };
}

/** The keys that tokens are signed with: the newest signs, and the one before is known for a while. */
export interface SigningKeys {
  newest(): Promise<SigningKey>;
  published(): Promise<readonly SigningKey[]>;
  find(kid: string): Promise<SigningKey | null>;
  /** Makes a new key; every server uses it within a minute. */
  rotate(): Promise<void>;
}

/** Longer than any token lives, and than a verifier keeps what it read. */
export const knownAfterReplacementMs = hours(1);
const readAgainAfterMs = minutes(1);
/** Tokens with made-up key ids must not become so many questions to the database. */
const readForUnknownAfterMs = seconds(5);

interface Parts {
  readonly store: PoolStore;
  readonly clock: Clock;
  readonly secrets: PoolSecrets;
}

export function signingKeys(parts: Parts): SigningKeys {
  const { store, clock } = parts;
  let known: readonly SigningKey[] = [];
  let readAt: Date | null = null;
  let reading: Promise<void> | null = null;

  const readOnce = async (): Promise<void> => {
    let stored = await store.listSigningKeys();
    if (stored.length === 0) {
      await store.addSigningKey(await makeKey(parts), { onlyAsFirst: true });
      stored = await store.listSigningKeys();
    }
    const now = clock.now();
    const isPublished = (_: StoredSigningKey, at: number): boolean => {
      const replacedAt = stored[at - 1]?.createdAt;
      return replacedAt === undefined || later(replacedAt, knownAfterReplacementMs) > now;
    };
    const opened = new Map(known.map((key) => [key.kid, key]));
    known = stored.filter(isPublished).map((key) => opened.get(key.kid) ?? openKey(parts, key));
    readAt = now;
  };
  const read = (): Promise<void> => {
    reading ??= readOnce().finally(() => {
      reading = null;
    });
    return reading;
  };
  const fresh = async (notOlderThanMs: number): Promise<readonly SigningKey[]> => {
    if (readAt === null || later(readAt, notOlderThanMs) <= clock.now()) await read();
    return known;
  };

  return {
    async newest() {
      const [newest] = await fresh(readAgainAfterMs);
      if (newest === undefined) throw new Error('There is no signing key.');
      return newest;
    },
    published: () => fresh(readAgainAfterMs),
    async find(kid) {
      const named = (keys: readonly SigningKey[]) => keys.find((key) => key.kid === kid) ?? null;
      return named(await fresh(readAgainAfterMs)) ?? named(await fresh(readForUnknownAfterMs));
    },
    async rotate() {
      await store.addSigningKey(await makeKey(parts), { onlyAsFirst: false });
      await read();
    },
  };
}

const generate = promisify(generateKeyPair);
const label = (kid: string): string => `signing key ${kid}`;

async function makeKey({ secrets, clock }: Parts): Promise<StoredSigningKey> {
  const { privateKey, publicKey } = await generate('rsa', { modulusLength: 2048 });
  const kid = randomBytes(24).toString('base64url');
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  const sealed = seal(secrets.signingKeys, label(kid), privateKey.export({ format: 'der', type: 'pkcs8' }));
  return { kid, privateKey: sealed, publicJwk: { n, e }, createdAt: clock.now() };
}

function openKey({ secrets }: Parts, { kid, privateKey: box, publicJwk }: StoredSigningKey): SigningKey {
  const bytes = unseal(secrets.signingKeys, label(kid), box);
  if (bytes === null)
    throw new Error('A signing key does not open: the master key is not the one it was sealed with.');
  const privateKey = createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' });
  return { kid, privateKey, publicKey: createPublicKey(privateKey), publicJwk };
}
