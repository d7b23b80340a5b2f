import * as z from 'zod/mini';
import { minutes } from '../rules/durations.ts';
import { blog } from './contract.ts';
import { pictureData } from './post.ts';

export const maxUploadBytes = 10 * 1024 * 1024;
/** An upload must begin within this time. */
export const uploadUrlExpiryMs = minutes(5);
/** Processing large images takes longer than other calls. */
export const finishUploadTimeoutMs = minutes(1);

const typesByExtension: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/** For file dialogs. */
export const uploadExtensions = Object.keys(typesByExtension).map((extension) => `.${extension}`);

export const uploadMessages = {
  type: 'Only PNG, JPEG, WebP, AVIF and GIF images can be used.',
  size: 'An image can be at most 10 MB.',
} as const;

/** Null if the extension is not accepted. Only the last extension counts. */
export function findImageType(filename: string): string | null {
  const extension = /\.([a-z]+)$/i.exec(filename.trim())?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(typesByExtension, extension) ? (typesByExtension[extension] ?? null) : null;
}

/**
 * Send the image with `PUT` to `uploadUrl`, with the content type of `findImageType(filename)`, and exactly `size` bytes
 * if given. It stays private until `finishUpload`, or until a post with this key is saved.
 */
export const uploadUrl = blog.get('/upload-url', {
  query: z.object({
    filename: z.string().check(z.minLength(1), z.maxLength(500)),
    /** In bytes; part of the signature if given. */
    size: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
  }),
  response: z.object({ uploadUrl: z.string(), key: z.string() }),
  errors: ['image_type', 'image_too_large'],
});

/**
 * Checks and re-encodes an uploaded image; afterwards it is at `mediaBase/key`. Idempotent. If the same file was uploaded
 * before, the response is that picture, with another key. Posts include it as `<img src="{url}" alt="…">`; the server
 * adds the other attributes.
 */
export const finishUpload = blog.post('/uploads/done', {
  body: z.object({ key: z.string().check(z.maxLength(200)) }),
  response: z.object({
    key: z.string(),
    ...pictureData.shape,
    /** From the picture library; '' from other services. */
    alt: z._default(z.string(), ''),
    credit: z._default(z.string(), ''),
    license: z._default(z.string(), ''),
  }),
  errors: ['upload_not_found', 'upload_missing', 'image_type', 'image_too_large', 'image_refused'],
});
