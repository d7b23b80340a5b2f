// Prepares a chosen picture for the upload: large photos are scaled down, and HEIC is converted if the browser reads it.
import { findImageType, uploadMessages } from '@wayfare/contracts/calls/upload';

/** The longest side of an uploaded picture, in pixels. */
const maxSide = 2_560;
const quality = 0.88;

const heicMessage =
  'This browser can’t read HEIC photos. Open it on the phone, save or share it as JPEG, and choose that file.';

/** The file to send. Throws an Error whose message says what to do. */
export async function scalePicture(file: File): Promise<File> {
  const isHeic = /\.hei[cf]$/i.test(file.name);
  const type = findImageType(file.name);
  if (type === null && !isHeic) throw new Error(uploadMessages.type);
  // It may be animated.
  if (type === 'image/gif') return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  // The server says what is wrong with a file that is no picture.
  if (bitmap === null && !isHeic) return file;
  if (bitmap === null) throw new Error(heicMessage);
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && !isHeic) {
    bitmap.close();
    return file;
  }
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // WebP keeps transparent areas. Browsers that can't write it return a PNG.
  const wanted = isHeic || type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, wanted, quality));
  if (blob === null) return file;
  return new File([blob], file.name.replace(/\.\w+$/, `.${blob.type.slice('image/'.length)}`), {
    type: blob.type,
  });
}
