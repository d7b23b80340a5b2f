import type { PictureDescription } from '@wayfare/contracts/calls/picture';
import type { PictureData } from '@wayfare/contracts/calls/post';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import {
  findImageType,
  finishUpload,
  finishUploadTimeoutMs,
  maxUploadBytes,
  uploadMessages,
  uploadUrl,
} from '@wayfare/contracts/calls/upload';
import { isUnsupportedCall } from '#api/api-error.ts';
import { LoggedOutError, withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { toErrorReason } from '#api/failure-message.ts';
import { sendFile } from '#api/send-file.ts';
import { editorMessages } from './editor-messages.ts';
import { scalePicture } from './scale-picture.ts';

/** With what the library says of it, where the same file was here already. */
export type UploadedImage = PictureData & Readonly<PictureDescription> & { readonly key: string };

export type UploadOutcome =
  | { readonly status: 'done'; readonly image: UploadedImage }
  | { readonly status: 'failed'; readonly message: string };

interface Upload {
  readonly config: PublicConfig;
  readonly file: File;
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

export async function uploadImage(upload: Upload): Promise<UploadOutcome> {
  try {
    return { status: 'done', image: await uploaded(upload) };
  } catch (error) {
    const message =
      error instanceof LoggedOutError
        ? editorMessages.imageLoggedOut
        : editorMessages.imageFailed(toErrorReason(error));
    return { status: 'failed', message };
  }
}

async function uploaded({ config, file: chosen, onProgress, signal }: Upload): Promise<UploadedImage> {
  const file = await scalePicture(chosen);
  const type = findImageType(file.name);
  if (type === null) throw new Error(uploadMessages.type);
  if (file.size > maxUploadBytes) throw new Error(uploadMessages.size);
  const query = { filename: file.name, size: String(file.size) };
  const { uploadUrl: address, key } = await withToken(config, (token) =>
    call(uploadUrl, { query }, { config, token, signal }),
  );
  await sendFile({ address, file, type, onProgress, signal });
  return withToken(config, (token) =>
    call(finishUpload, { body: { key } }, { config, token, signal, timeoutMs: finishUploadTimeoutMs }),
  ).catch((error: unknown) => {
    if (!isUnsupportedCall(error)) throw error;
    return asItIs(config, key, file);
  });
}

/** Only our own service makes pictures ready; at another's, what was sent is what is shown. */
async function asItIs({ mediaBase }: PublicConfig, key: string, file: File): Promise<UploadedImage> {
  const { width, height } = await createImageBitmap(file);
  const url = `${mediaBase.replace(/(?<!\/)\/+$/, '')}/${key}`;
  return { key, url, width, height, avif: '', webp: '', alt: '', credit: '', license: '' };
}
