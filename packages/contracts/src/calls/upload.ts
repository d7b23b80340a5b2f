import * as z from 'zod/mini';
import { minutes } from '../rules/durations.ts';
import { contract } from './contract.ts';
import { pictureFacts } from './post.ts';

export const uploadMaxBytes = 10 * 1024 * 1024;
/** How long an upload may begin after its address was given out. */
export const uploadUrlLifeMs = minutes(5);
/** Large pictures take the server a while: wait longer for `finishUpload` than for other calls. */
export const finishUploadTimeoutMs = minutes(1);

const typesByExtension: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/** What a file dialog offers. */
export const uploadExtensions = Object.keys(typesByExtension).map((extension) => `.${extension}`);

export const uploadMessages = {
  type: 'Only PNG, JPEG, WebP, AVIF and GIF images can be used.',
  size: 'An image can be at most 10 MB.',
} as const;

/** The type that an image of this name is sent as; null where such a file is not taken. Only the last extension counts. */
export function imageTypeOf(filename: string): string | null {
  const extension = /\.([a-z]+)$/i.exec(filename.trim())?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(typesByExtension, extension) ? (typesByExtension[extension] ?? null) : null;
}

/**
 * Where to send an image: `PUT` to `uploadUrl`, with `content-type` as `imageTypeOf(filename)` says and, where `size`
 * was given, exactly so many bytes. Nobody sees it before `finishUpload`, or the save of a post with this key.
 */
export const uploadUrl = contract({
  service: 'blog',
  method: 'GET',
  path: '/upload-url',
  query: z.object({
    filename: z.string().check(z.minLength(1), z.maxLength(500)),
    /** In bytes; signed into the address when given. */
    size: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
  }),
  response: z.object({ uploadUrl: z.string(), key: z.string() }),
  errors: ['not_allowed', 'image_type', 'image_too_large'],
});

/**
 * Has an uploaded image checked and made ready; after it, `mediaBase/key` answers. Asking again gives the same answer.
 * The `key` is another where the same file was here already: then it is that picture, with what is known of it. The image
 * in a post's content is written as `<img src="{url}" alt="…">`; what else it bears is added by the server.
 */
export const finishUpload = contract({
  service: 'blog',
  method: 'POST',
  path: '/uploads/done',
  body: z.object({ key: z.string().check(z.maxLength(200)) }),
  response: z.object({
    key: z.string(),
    ...pictureFacts.shape,
    /** What the library says of it; another service has none. */
    alt: z._default(z.string(), ''),
    credit: z._default(z.string(), ''),
    license: z._default(z.string(), ''),
  }),
  errors: [
    'not_allowed',
    'upload_unknown',
    'upload_missing',
    'image_type',
    'image_too_large',
    'image_refused',
  ],
});
