import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** One key per purpose. Node uses key objects four times as fast as raw bytes. */
export type PoolSecrets = ReturnType<typeof derivePoolSecrets>;

const minMasterKeyBytes = 32;

/** The pool id is the salt, so that values encrypted by one pool are useless in another. */
export function derivePoolSecrets(masterKey: Uint8Array, poolId: string) {
  if (masterKey.length < minMasterKeyBytes)
    throw new RangeError(`The master key must have at least ${minMasterKeyBytes} bytes.`);
  const deriveKey = (purpose: string): KeyObject =>
    createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, poolId, purpose, 32)));
  return {
    secretBlocks: deriveKey('secret blocks'),
    challengeSessions: deriveKey('challenge sessions'),
    credentials: deriveKey('credentials'),
    signingKeys: deriveKey('signing keys'),
    refreshTokens: deriveKey('refresh tokens'),
    unknownNames: deriveKey('unknown names'),
    addresses: deriveKey('addresses'),
    pageTokens: deriveKey('page tokens'),
    knownBrowsers: deriveKey('known browsers'),
  };
}

export function keyedHash(key: KeyObject, ...parts: readonly (Uint8Array | string)[]): Buffer {
  const hash = createHmac('sha256', key);
  for (const part of parts) hash.update(part);
  return hash.digest();
}

const algorithm = 'aes-256-gcm';
/** First byte of the output, so that another algorithm can be introduced later. */
const version = 1;
const ivBytes = 12;
const tagBytes = 16;
const headerBytes = 1 + ivBytes;

/** Encrypts and authenticates. `label` is authenticated too, so the output is valid only for that purpose. */
export function seal(key: KeyObject, label: string, content: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv);
  cipher.setAAD(Buffer.from(label));
  const encrypted = [cipher.update(content), cipher.final()];
  return Buffer.concat([Buffer.of(version), iv, ...encrypted, cipher.getAuthTag()]);
}

/** Null if key or label differ, or a byte was changed. */
export function unseal(key: KeyObject, label: string, sealed: Uint8Array): Buffer | null {
  if (sealed.length < headerBytes + tagBytes || sealed[0] !== version) return null;
  const iv = sealed.subarray(1, headerBytes);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(label));
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
  const encrypted = sealed.subarray(headerBytes, sealed.length - tagBytes);
  try {
    return Buffer.concat([decipher.update(encrypted), decipher.final()]);
  } catch {
    return null;
  }
}
