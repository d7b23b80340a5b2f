import type { Readable, Writable } from 'node:stream';
import type { Db } from '@wayfare/postgres/db';
import type { Migration } from '@wayfare/postgres/migrations';

/** A table and its columns in order, without generated ones. */
export interface CopiedTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** The migrations that a ledger records. */
export interface AppliedSchema {
  readonly ledger: string;
  readonly applied: readonly Pick<Migration, 'version' | 'name' | 'checksum'>[];
}

export interface SequencePosition {
  readonly schema: string;
  readonly name: string;
  /** Text, because it may exceed the safe integers. */
  readonly lastValue: string;
  readonly isCalled: boolean;
}

/** Rows in the format of COPY, in the order of the key, so that equal rows give equal bytes. */
export interface CopyOut {
  readonly stream: Readable;
  /** Row count. Valid after the stream has ended. */
  readonly rows: () => number;
}

/** The content of the database at one moment. */
export interface Snapshot {
  /** Clock of the database. */
  readonly takenAt: Date;
  readonly schemas: readonly AppliedSchema[];
  readonly tables: readonly CopiedTable[];
  copyOut(table: CopiedTable): Promise<CopyOut>;
  /** Read last, so that the sequences are not behind the rows. */
  listSequences(): Promise<SequencePosition[]>;
}

export interface CopyIn {
  readonly stream: Writable;
  /** Row count. Valid after the stream has finished. */
  readonly rows: () => number;
}

/** An empty database that is being filled in one transaction. */
export interface RestoreTarget {
  readonly tables: readonly CopiedTable[];
  copyIn(table: CopiedTable): Promise<CopyIn>;
  /** The current rows, for comparison with the backup. */
  copyOut(table: CopiedTable): Promise<CopyOut>;
}

/** Access to all tables, for backups. */
export interface WholeDatabase {
  /** Blocks no reader and no writer. The schema does not change meanwhile. */
  snapshot<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>;
  /**
   * Creates the schema of the backup, loads the rows and applies newer migrations, in one transaction. If it fails, the
   * database stays empty.
   */
  restore(schema: RestoredSchema, steps: RestoreSteps): Promise<void>;
}

export interface RestoreSteps {
  load(target: RestoreTarget): Promise<void>;
  /** Called when the schema is current. */
  afterMigrations(db: Db): Promise<void>;
}

export interface RestoredSchema {
  readonly schemas: readonly AppliedSchema[];
  readonly sequences: readonly SequencePosition[];
}

/** The message contains the remedy. */
export class WholeDatabaseError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WholeDatabaseError';
  }
}

export const tableName = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>): string =>
  `${schema}.${name}`;

/** A migration that this version would apply at its start. */
export interface PendingChange {
  readonly migration: string;
  /** The oldest schema version whose server can still run after the migration. */
  readonly oldestServer: number;
  readonly tables: readonly { readonly name: string; readonly bytes: number }[];
}

export interface Pending {
  readonly schema: number;
  readonly changes: readonly PendingChange[];
}
