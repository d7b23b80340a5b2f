import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '@wayfare/postgres/db';
import type { PoolSecrets } from '#sealing/pool-secrets.ts';
import { seal, unseal } from '#sealing/sealed-box.ts';
import {
  addSigningKey,
  listSigningKeys,
  replaceSigningKeys,
  type StoredSigningKey,
} from '#store/signing-keys.ts';
import { addTime, type Clock, days, hours, minutes, seconds, subtractTime } from '#time.ts';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly publicJwk: { readonly n: string; readonly e: string };
}

/** The keys of tokens: the next is published before it signs, and the one before is known for a while. */
export interface SigningKeys {
  signing(): Promise<SigningKey>;
  /** The next one, if there is one, the one that signs, and those that did until lately. */
  published(): Promise<readonly SigningKey[]>;
  find(kid: string): Promise<SigningKey | null>;
  /** Makes the next key, unless the newest was made within the last 30 days. */
  rotateIfDue(): Promise<void>;
  /** Makes the next key now. Where the present ones leaked it signs at once, and no token of theirs is good. */
  rotate(options: { readonly areLeaked: boolean }): Promise<void>;
}

const rotatedAfterMs = days(30);
/** Longer than a verifier keeps what it read. */
export const publishedBeforeMs = hours(2);
/** Longer than any token lives. */
export const knownAfterReplacementMs = hours(1);
const readAgainAfterMs = minutes(1);
/** Tokens with made-up key ids must not become so many questions to the database. */
const readForUnknownAfterMs = seconds(5);

interface TimedKey extends SigningKey {
  readonly signsFrom: Date;
}

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: PoolSecrets;
}

export function signingKeys(parts: Parts): SigningKeys {
  const { database, clock } = parts;
  const add = (key: StoredSigningKey, options: { readonly unlessSince: Date | null }) =>
    database.transaction((db) => addSigningKey(db, key, options));
  let known: readonly TimedKey[] = [];
  let readAt: Date | null = null;
  let reading: Promise<void> | null = null;

  const readOnce = async (): Promise<void> => {
    let stored = await listSigningKeys(database);
    if (stored.length === 0) {
      await add(await makeKey(parts, clock.now()), { unlessSince: new Date(0) });
      stored = await listSigningKeys(database);
    }
    const now = clock.now();
    const isPublished = (_: StoredSigningKey, at: number): boolean => {
      const replacedAt = stored[at - 1]?.signsFrom;
      return replacedAt === undefined || addTime(replacedAt, knownAfterReplacementMs) > now;
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
  const fresh = async (notOlderThanMs: number): Promise<readonly TimedKey[]> => {
    if (readAt === null || addTime(readAt, notOlderThanMs) <= clock.now()) await read();
    return known;
  };

  return {
    async signing() {
      const keys = await fresh(readAgainAfterMs);
      // Where the clock was set back, none may have begun; then the oldest goes on.
      const key = keys.find(({ signsFrom }) => signsFrom <= clock.now()) ?? keys.at(-1);
      if (key === undefined) throw new Error('There is no signing key.');
      return key;
    },
    published: () => fresh(readAgainAfterMs),
    async find(kid) {
      const named = (keys: readonly SigningKey[]) => keys.find((key) => key.kid === kid) ?? null;
      return named(await fresh(readAgainAfterMs)) ?? named(await fresh(readForUnknownAfterMs));
    },
    async rotateIfDue() {
      const now = clock.now();
      const unlessSince = subtractTime(now, rotatedAfterMs);
      const [newest] = await listSigningKeys(database);
      // A key takes a second of arithmetic, and is seldom wanted.
      if (newest === undefined || newest.createdAt > unlessSince) return;
      await add(await makeKey(parts, addTime(now, publishedBeforeMs)), { unlessSince });
      await read();
    },
    async rotate({ areLeaked }) {
      const now = clock.now();
      const key = await makeKey(parts, areLeaked ? now : addTime(now, publishedBeforeMs));
      if (areLeaked) await database.transaction((db) => replaceSigningKeys(db, key));
      else await add(key, { unlessSince: null });
      await read();
    },
  };
}

const generate = promisify(generateKeyPair);
const label = (kid: string): string => `signing key ${kid}`;

async function makeKey({ secrets, clock }: Parts, signsFrom: Date): Promise<StoredSigningKey> {
  const { privateKey, publicKey } = await generate('rsa', { modulusLength: 2048 });
  const kid = randomBytes(24).toString('base64url');
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  const sealed = seal(secrets.signingKeys, label(kid), privateKey.export({ format: 'der', type: 'pkcs8' }));
  return { kid, privateKey: sealed, publicJwk: { n, e }, createdAt: clock.now(), signsFrom };
}

function openKey(
  { secrets }: Parts,
  { kid, privateKey: box, publicJwk, signsFrom }: StoredSigningKey,
): TimedKey {
  const bytes = unseal(secrets.signingKeys, label(kid), box);
  if (bytes === null)
    throw new Error('A signing key does not open: the master key is not the one it was sealed with.');
  const privateKey = createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' });
  return { kid, privateKey, publicKey: createPublicKey(privateKey), publicJwk, signsFrom };
}
