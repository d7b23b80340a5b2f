import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '#adapters/master-key/master-key.ts';
import type { ExpectedUpload } from './storage.ts';

/** Signed URLs of this server's upload route. */
export interface UploadUrls {
  sign(upload: ExpectedUpload): string;
  /** Null if the signature is wrong. */
  read(uploadId: string, query: Readonly<Record<string, unknown>>): ExpectedUpload | null;
}

export function uploadUrls(base: string, siteSecret: Uint8Array, purpose = 'upload addresses'): UploadUrls {
  const key = deriveKey(siteSecret, purpose);
  return {
    sign(upload) {
      const { uploadId, type, size, expiresAt } = upload;
      const search = new URLSearchParams({ type, expires: String(expiresAt.getTime()) });
      if (size !== null) search.set('size', String(size));
      search.set('signature', createSignature(key, upload).toString('base64url'));
      return `${base}/${uploadId}?${search}`;
    },
    read(uploadId, { type, size, expires, signature }) {
      if (typeof type !== 'string' || typeof expires !== 'string' || typeof signature !== 'string')
        return null;
      if (!isCount(expires) || !(size === undefined || (typeof size === 'string' && isCount(size))))
        return null;
      const upload = {
        uploadId,
        type,
        size: size === undefined ? null : Number(size),
        expiresAt: new Date(Number(expires)),
      };
      const received = Buffer.from(signature, 'base64url');
      const expected = createSignature(key, upload);
      return received.length === expected.length && timingSafeEqual(received, expected) ? upload : null;
    },
  };
}

const isCount = (text: string): boolean => /^\d{1,15}$/.test(text);

const createSignature = (key: KeyObject, { uploadId, type, size, expiresAt }: ExpectedUpload): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([uploadId, type, size, expiresAt.getTime()]))
    .digest();
