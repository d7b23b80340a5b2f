export interface StoredFile {
  readonly name: string;
  readonly bytes: number;
}

export interface FetchedFile {
  /** Local path, until `release`. */
  readonly path: string;
  readonly release: () => Promise<void>;
}

/** Where backups are stored. Files are written atomically. Throws `StorageUnavailable`. */
export interface BackupTarget {
  /** As in the settings. */
  readonly address: string;
  list(): Promise<StoredFile[]>;
  /** A local folder in which the next file is written. `release` deletes it. */
  createWorkFolder(): Promise<WorkFolder>;
  fetch(name: string): Promise<FetchedFile | null>;
  remove(name: string): Promise<void>;
  /** A small text file next to the backups. */
  readNote(name: string): Promise<string | null>;
  writeNote(name: string, text: string): Promise<void>;
  close(): Promise<void>;
}

export interface WorkFolder {
  readonly folder: string;
  /** Uploads a file of this folder. */
  put(path: string, name: string): Promise<void>;
  readonly release: () => Promise<void>;
}
