import { randomUUID } from 'node:crypto';
import { imageTypeOf, uploadMaxBytes, uploadUrlLifeMs } from '@wayfare/contracts/calls/upload';
import { later } from '@wayfare/contracts/rules/durations';
import { problem } from '#http/answers/problems.ts';
import type { BlogDeps } from './blog-deps.ts';
import { keyOfUpload } from './picture.ts';
import { insertUpload } from './upload-queries.ts';

interface Announced {
  readonly filename: string;
  /** In bytes; null where it was not said. */
  readonly size: number | null;
}

/** An address for one image to be sent to. Of the name only the extension counts: the key is ours. */
export async function startUpload(
  { db, clock, storage }: Pick<BlogDeps, 'db' | 'clock' | 'storage'>,
  { filename, size }: Announced,
) {
  const type = imageTypeOf(filename);
  if (type === null) throw problem('image_type');
  if (size === 0) throw problem('image_refused', { message: 'This file is empty.' });
  if (size !== null && size > uploadMaxBytes) throw problem('image_too_large');
  const now = clock.now();
  const uploadId = randomUUID();
  const key = keyOfUpload(uploadId);
  const expiresAt = later(now, uploadUrlLifeMs);
  const uploadUrl = await storage.uploadUrl({ uploadId, type, size, expiresAt });
  await insertUpload(db, { key, type, now });
  return { uploadUrl, key };
}
