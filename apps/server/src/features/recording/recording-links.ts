import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { hours } from '@wayfare/contracts/rules/durations';
import * as z from 'zod/mini';
import { deriveKey } from '#adapters/master-key/master-key.ts';

/** Readers need the homily to be published; editors do not. */
export interface RecordingLink {
  readonly sha256: string;
  readonly date: string;
  readonly isForEditor: boolean;
  /** In whole seconds. */
  readonly createdAt: Date;
  /** The member who may use it. */
  readonly sub: string;
}

/**
 * Links that are valid for two to three hours, because `<audio>` sends no token. Access is checked again on each
 * request. The link is encrypted: it shows neither the member nor the day.
 */
export interface RecordingLinks {
  /** A path below `/api/homily`. */
  sign(link: RecordingLink, now: Date): string;
  /** Null if the signature is invalid or expired. */
  verify(proof: string, file: string, now: Date): RecordingLink | null;
}

const minLifetimeMs = hours(2);
const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const proofShape = /^[\w-]{60,200}$/;
const fileShape = /^([0-9a-f]{64})\.mp3$/;
/** A tuple keeps the address short: sub, date, isForEditor, createdAt in seconds, expiry in hours. */
const contentShape = z.tuple([z.string(), z.string(), z.boolean(), z.int(), z.int()]);

const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

export function createRecordingLinks(siteSecret: Uint8Array): RecordingLinks {
  const key = deriveKey(siteSecret, 'links to recordings, sealed');
  const ivKey = deriveKey(siteSecret, 'links to recordings, where a seal begins');
  return {
    sign({ sha256, date, isForEditor, createdAt: madeAt, sub }, now) {
      // Rounded to the hour, so that reloading a page gives the same address and the browser cache is used.
      const ends = Math.ceil((now.getTime() + minLifetimeMs) / hours(1));
      const content: z.infer<typeof contentShape> = [sub, date, isForEditor, toSeconds(madeAt), ends];
      const text = JSON.stringify(content);
      // Derived from the content: the same link gives the same address, and no IV is used for two contents.
      const iv = createHmac('sha256', ivKey).update(`${sha256} ${text}`).digest().subarray(0, ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(sha256));
      const box = [iv, cipher.update(text), cipher.final(), cipher.getAuthTag()];
      return `/recordings/${Buffer.concat(box).toString('base64url')}/${sha256}.mp3`;
    },
    verify(proof, file, now) {
      const sha256 = fileShape.exec(file)?.[1];
      if (sha256 === undefined || !proofShape.test(proof)) return null;
      const content = decrypt(Buffer.from(proof, 'base64url'), sha256);
      if (content === null) return null;
      const [sub, date, isForEditor, madeAt, ends] = content;
      if (now.getTime() >= ends * hours(1)) return null;
      return { sha256, date, isForEditor, createdAt: new Date(madeAt * 1_000), sub };
    },
  };

  function decrypt(box: Buffer, sha256: string): z.infer<typeof contentShape> | null {
    const end = box.length - tagBytes;
    const decipher = createDecipheriv(algorithm, key, box.subarray(0, ivBytes), { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(sha256)).setAuthTag(box.subarray(end));
    try {
      const text = Buffer.concat([decipher.update(box.subarray(ivBytes, end)), decipher.final()]);
      return z.parse(contentShape, JSON.parse(text.toString('utf8')));
    } catch {
      return null;
    }
  }
}
