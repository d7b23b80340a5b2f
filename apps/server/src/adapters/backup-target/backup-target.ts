export { clearLeftovers } from './work-folder.ts';

export interface StoredFile {
  readonly name: string;
  readonly bytes: number;
}

export interface FetchedFile {
  /** On this machine, until it is let go. */
  readonly path: string;
  readonly release: () => Promise<void>;
}

/** Where backups are kept. A file is there whole, or not at all. */
export interface BackupTarget {
  /** As an operator writes it. */
  readonly address: string;
  list(): Promise<StoredFile[]>;
  /** An empty folder on this machine, in which the next file is made; what is left in it goes with it. */
  createWorkFolder(): Promise<WorkFolder>;
  fetch(name: string): Promise<FetchedFile | null>;
  remove(name: string): Promise<void>;
  /** A few words beside a file. */
  readNote(name: string): Promise<string | null>;
  writeNote(name: string, text: string): Promise<void>;
  close(): Promise<void>;
}

export interface WorkFolder {
  readonly folder: string;
  /** Puts a file of this folder in its place, under that name. */
  put(path: string, name: string): Promise<void>;
  readonly release: () => Promise<void>;
}

/** It cannot be reached, or has no room; the sentence says so. */
export class BackupTargetUnavailable extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'BackupTargetUnavailable';
  }
}
