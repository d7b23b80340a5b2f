import type { Readable, Writable } from 'node:stream';
import type { Db } from '@wayfare/postgres/db';
import type { Migration } from '@wayfare/postgres/migrations';

/** A table that is copied: every column that is not reckoned from others, in its order. */
export interface CopiedTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** How far a schema was brought, as its ledger tells. */
export interface AppliedSchema {
  readonly ledger: string;
  readonly applied: readonly Pick<Migration, 'version' | 'name' | 'checksum'>[];
}

export interface SequencePosition {
  readonly schema: string;
  readonly name: string;
  /** Digits, because it may be beyond what a number holds. */
  readonly lastValue: string;
  readonly isCalled: boolean;
}

/** Rows as PostgreSQL writes them by COPY, in the order of their key, so that the same rows are the same bytes. */
export interface CopyOut {
  readonly stream: Readable;
  /** Once the stream has ended. */
  readonly rows: () => number;
}

/** Everything as it stood at one moment. */
export interface Snapshot {
  /** By the database's clock. */
  readonly takenAt: Date;
  readonly schemas: readonly AppliedSchema[];
  readonly tables: readonly CopiedTable[];
  copyOut(table: CopiedTable): Promise<CopyOut>;
  /** Read last: what a sequence has given since is only ahead of the rows. */
  listSequences(): Promise<SequencePosition[]>;
}

export interface CopyIn {
  readonly stream: Writable;
  /** Once the stream has finished. */
  readonly rows: () => number;
}

/** An empty database while it is filled, in one transaction. */
export interface RestoreTarget {
  readonly tables: readonly CopiedTable[];
  copyIn(table: CopiedTable): Promise<CopyIn>;
  /** What lies there now, to be compared. */
  copyOut(table: CopiedTable): Promise<CopyOut>;
}

/** The database as a whole, table by table: for backups, and for nothing else. */
export interface WholeDatabase {
  /** Holds no reader and no writer up; the schema does not change meanwhile. */
  snapshot<T>(work: (moment: Snapshot) => Promise<T>): Promise<T>;
  /**
   * Makes the schema as the backup had it, has it filled, and brings it up to this version. All in one transaction:
   * whatever ends it before its time leaves the database as empty as it was.
   */
  restore(filled: RestoredSchema, work: RestoreSteps): Promise<void>;
}

export interface RestoreSteps {
  load(filling: RestoreTarget): Promise<void>;
  /** When the schema is this version's. */
  afterMigrations(db: Db): Promise<void>;
}

export interface RestoredSchema {
  readonly schemas: readonly AppliedSchema[];
  readonly sequences: readonly SequencePosition[];
}

/** What is asked of the database as a whole cannot be done; the sentence says what mends it. */
export class WholeDatabaseError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WholeDatabaseError';
  }
}

export const tableName = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>): string =>
  `${schema}.${name}`;

/** A step of the schema that this version would take at its start. */
export interface PendingChange {
  readonly migration: string;
  /** A server that knows the schema only up to this number may run meanwhile and afterwards. */
  readonly oldestServer: number;
  readonly tables: readonly { readonly name: string; readonly bytes: number }[];
}

export interface Pending {
  readonly schema: number;
  readonly changes: readonly PendingChange[];
}

export interface SchemaObject {
  readonly kind: 'table' | 'column' | 'constraint' | 'index' | 'trigger' | 'function';
  /** Without the schema where that is the site's own: 'homily', 'user_pool.session'. */
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export interface SchemaDifference extends SchemaObject {
  readonly problem: 'missing' | 'changed';
  /** A table that no migration creates and that has the columns of the missing one; else null. */
  readonly renamedTo: string | null;
}
