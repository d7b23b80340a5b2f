/** A size of a picture that is wanted. */
export interface WantedFile {
  readonly width: number;
  readonly type: 'image/avif' | 'image/webp';
}

export interface PreparedFile extends WantedFile {
  readonly bytes: Uint8Array;
}

export interface PreparedImage {
  readonly status: 'prepared';
  /** Of the widest file. */
  readonly width: number;
  readonly height: number;
  /** As `@wayfare/contracts/placeholder` reads it. */
  readonly placeholder: string;
  readonly files: readonly PreparedFile[];
}

export type ImageResult =
  | PreparedImage
  /** Not an image, or not of the type that it was sent as. */
  | { readonly status: 'other-type' }
  /** Broken, too large to be opened, or too slow. */
  | { readonly status: 'refused' };

export interface ImageOrder {
  readonly bytes: Uint8Array;
  /** As it was announced; anything else is refused. */
  readonly type: string;
  /** How wide it is wanted, the widest last. A picture that is narrower comes as wide as it is, and in what is less. */
  readonly widths: readonly number[];
}

/**
 * Looks at what strangers sent, and writes it anew: nothing of the file itself survives but the picture.
 */
export interface Images {
  prepare(order: ImageOrder): Promise<ImageResult>;
}
