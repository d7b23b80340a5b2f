import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
/** The first byte of a box, so that another way of sealing can be told apart one day. */
const version = 1;
const ivBytes = 12;
const tagBytes = 16;
const headBytes = 1 + ivBytes;

/** Nobody without the key can read the content, or pass off another, or use it in another place than `label` says. */
export function seal(key: KeyObject, label: string, content: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv);
  cipher.setAAD(Buffer.from(label));
  const sealed = [cipher.update(content), cipher.final()];
  return Buffer.concat([Buffer.of(version), iv, ...sealed, cipher.getAuthTag()]);
}

export function unseal(key: KeyObject, label: string, box: Uint8Array): Buffer | null {
  if (box.length < headBytes + tagBytes || box[0] !== version) return null;
  const decipher = createDecipheriv(algorithm, key, box.subarray(1, headBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(label));
  decipher.setAuthTag(box.subarray(box.length - tagBytes));
  try {
    return Buffer.concat([decipher.update(box.subarray(headBytes, box.length - tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}
