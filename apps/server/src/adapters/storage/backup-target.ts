export interface StoredFile {
  readonly name: string;
  readonly bytes: number;
}

export interface FetchedFile extends AsyncDisposable {
  /** Local path, until it is disposed. */
  readonly path: string;
}

/** Where backups are stored. Files are written atomically. Throws `StorageUnavailable`. */
export interface BackupTarget extends AsyncDisposable {
  /** As in the settings. */
  readonly address: string;
  list(): Promise<StoredFile[]>;
  /** A local folder in which the next file is written. Disposing deletes it. */
  createWorkFolder(): Promise<WorkFolder>;
  fetch(name: string): Promise<FetchedFile | null>;
  remove(name: string): Promise<void>;
  /** A small text file next to the backups. */
  readNote(name: string): Promise<string | null>;
  writeNote(name: string, text: string): Promise<void>;
}

export interface WorkFolder extends AsyncDisposable {
  readonly folder: string;
  /** Uploads a file of this folder. */
  put(path: string, name: string): Promise<void>;
}
