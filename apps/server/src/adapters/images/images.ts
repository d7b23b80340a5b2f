/** A size and a type of the prepared picture. */
export interface FileFormat {
  readonly width: number;
  readonly type: 'image/avif' | 'image/webp';
}

export interface PreparedFile extends FileFormat {
  readonly bytes: Uint8Array;
}

export interface PreparedImage {
  readonly status: 'prepared';
  /** The size of the widest file. */
  readonly width: number;
  readonly height: number;
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
  /** The declared type. Other types are refused. */
  readonly type: string;
  /** Ascending. A narrower picture is not enlarged. */
  readonly widths: readonly number[];
}

/** Re-encodes untrusted pictures, without metadata. */
export interface Images {
  prepare(order: ImageOrder): Promise<ImageResult>;
}
