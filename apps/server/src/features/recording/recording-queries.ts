import { type Db, findRow, findValue, hasRow, listRows, listValues } from '#adapters/db/database.ts';

/** The caller checks access, and whether the homily is published. */
export interface Recording {
  readonly recordingId: string;
  readonly date: string;
  readonly key: string;
  readonly bytes: number;
  readonly ms: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Empty if unknown. */
  readonly readerName: string;
  readonly reflectionMs: number | null;
  readonly readyAt: Date;
  /** The title in the tags of the file. */
  readonly title: string;
}

const readyColumns = `recording_id as "recordingId", date, key, bytes, duration_ms as ms, encode(sha256, 'hex') as sha256,
  reader_name as "readerName", reflection_ms as "reflectionMs", ready_at as "readyAt", title`;

export async function findRecording(db: Db, date: string): Promise<Recording | null> {
  const [recording] = await listRecordings(db, [date]);
  return recording ?? null;
}

/** Ordered by date. */
export const listRecordings = (db: Db, dates: readonly string[]): Promise<Recording[]> =>
  listRows<Recording>(
    db,
    `select ${readyColumns} from recording where date = any($1::date[]) and state = 'ready' order by date`,
    [dates],
  );

/** Most recent first, up to `newest`. The homilies of those days may be unpublished. */
export const listNewestRecordings = (db: Db, newest: string, most: number): Promise<Recording[]> =>
  listRows<Recording>(
    db,
    `select ${readyColumns} from recording where state = 'ready' and date <= $1 order by date desc limit $2`,
    [newest, most],
  );

/** A recording that is uploaded or processed, or has failed. */
export interface PendingRecording {
  readonly recordingId: string;
  readonly date: string;
  readonly state: 'sending' | 'waiting' | 'working' | 'failed';
  readonly why: string;
  readonly readerName: string;
  readonly reflectionMs: number | null;
}

const pendingColumns = `recording_id as "recordingId", date, state, error as why, reader_name as "readerName",
  reflection_ms as "reflectionMs"`;

export const findPendingRecording = (db: Db, date: string): Promise<PendingRecording | null> =>
  findRow<PendingRecording>(
    db,
    `select ${pendingColumns} from recording where date = $1 and state <> 'ready'`,
    [date],
  );

export const findPendingRecordingById = (db: Db, recordingId: string): Promise<PendingRecording | null> =>
  findRow<PendingRecording>(
    db,
    `select ${pendingColumns} from recording where recording_id = $1 and state <> 'ready' and date is not null`,
    [recordingId],
  );

export const findRecordingById = (db: Db, recordingId: string): Promise<Recording | null> =>
  findRow<Recording>(
    db,
    `select ${readyColumns} from recording where recording_id = $1 and state = 'ready' and date is not null`,
    [recordingId],
  );

interface NewRecording {
  readonly recordingId: string;
  readonly date: string;
  readonly readerName: string;
  readonly reflectionMs: number | null;
  readonly now: Date;
}

/** Replaces a pending recording of the day and returns its id. The draft of the day must be locked. */
export async function insertRecording(
  db: Db,
  { recordingId, date, readerName, reflectionMs, now }: NewRecording,
): Promise<string[]> {
  const replaced = await listValues<string>(
    db,
    `delete from recording where date = $1 and state <> 'ready' returning recording_id`,
    [date],
  );
  await db.query(
    `insert into recording (recording_id, date, state, reader_name, reflection_ms, created_at)
     values ($1, $2, 'sending', $3, $4, $5)`,
    [recordingId, date, readerName, reflectionMs, now],
  );
  return replaced;
}

/** False if it is in another state. */
export const updateState = (
  db: Db,
  recordingId: string,
  {
    from,
    to,
    why = '',
  }: { from: readonly PendingRecording['state'][]; to: PendingRecording['state']; why?: string },
): Promise<boolean> =>
  hasRow(
    db,
    'update recording set state = $3, error = $4 where recording_id = $1 and state = any($2::text[])',
    [recordingId, from, to, why],
  );

export type RecordingFile = Pick<Recording, 'key' | 'bytes' | 'ms' | 'sha256' | 'title'>;

/** Replaces the ready recording of the day. Returns its date, or null if the recording was deleted meanwhile. */
export async function markReady(
  db: Db,
  recordingId: string,
  { key, bytes, ms, sha256, title }: RecordingFile,
  now: Date,
): Promise<string | null> {
  const date = await findValue<string>(
    db,
    `select date from recording where recording_id = $1 and state in ('waiting', 'working') for update`,
    [recordingId],
  );
  if (date === null) return null;
  await db.query(`delete from recording where date = $1 and state = 'ready'`, [date]);
  await db.query(
    `update recording set state = 'ready', error = '', key = $2, bytes = $3, duration_ms = $4, sha256 = decode($5, 'hex'),
            title = $6, ready_at = $7
     where recording_id = $1`,
    [recordingId, key, bytes, ms, sha256, title, now],
  );
  return date;
}

/** Does nothing if the file was replaced or deleted meanwhile. */
export async function replaceFile(
  db: Db,
  recordingId: string,
  was: string,
  { key, bytes, ms, sha256, title }: RecordingFile,
): Promise<void> {
  await db.query(
    `update recording set key = $3, bytes = $4, duration_ms = $5, sha256 = decode($6, 'hex'), title = $7
     where recording_id = $1 and key = $2`,
    [recordingId, was, key, bytes, ms, sha256, title],
  );
}

/** Updates the ready and the pending recording. False if there is none. */
export const updateDescription = (
  db: Db,
  date: string,
  { readerName, reflectionMs }: Pick<Recording, 'readerName' | 'reflectionMs'>,
): Promise<boolean> =>
  hasRow(db, 'update recording set reader_name = $2, reflection_ms = $3 where date = $1', [
    date,
    readerName,
    reflectionMs,
  ]);

/** With the homily of the day, to another date. */
export async function moveRecordings(db: Db, from: string, to: string): Promise<void> {
  await db.query('update recording set date = $2 where date = $1', [from, to]);
}

/** The homily of the day is deleted. Its recordings are deleted by a task, with their files. */
export async function detachRecordings(db: Db, date: string): Promise<void> {
  await db.query('update recording set date = null where date = $1', [date]);
}

export interface DeletedRecording {
  readonly recordingId: string;
  readonly key: string | null;
}

export const deleteRecordings = (db: Db, date: string): Promise<DeletedRecording[]> =>
  listRows<DeletedRecording>(
    db,
    'delete from recording where date = $1 returning recording_id as "recordingId", key',
    [date],
  );

/** Recordings of deleted homilies, and uploads that were not finished or failed. */
export const deleteAbandonedRecordings = (db: Db, begunBefore: Date): Promise<DeletedRecording[]> =>
  listRows<DeletedRecording>(
    db,
    `delete from recording where date is null or (state in ('sending', 'failed') and created_at < $1)
     returning recording_id as "recordingId", key`,
    [begunBefore],
  );

export const listRecordingKeys = (db: Db): Promise<string[]> =>
  listValues<string>(db, 'select key from recording where key is not null');

export const hasRecordings = (db: Db): Promise<boolean> => hasRow(db, 'select from recording limit 1');

/** Stores which keys belong to no recording, and since when. Returns those first seen before `seenBefore`. */
export async function updateOrphanFiles(
  db: Db,
  keys: readonly string[],
  { now, seenBefore }: { readonly now: Date; readonly seenBefore: Date },
): Promise<string[]> {
  await db.query(
    `insert into orphan_recording_file (key, found_at)
     select key, $2 from unnest($1::text[]) as stored (key)
     where not exists (select from recording where recording.key = stored.key) on conflict (key) do nothing`,
    [[...keys], now],
  );
  await db.query(
    `delete from orphan_recording_file where key <> all($1::text[]) or key in (select key from recording where key is not null)`,
    [[...keys]],
  );
  return listValues<string>(db, 'select key from orphan_recording_file where found_at < $1', [seenBefore]);
}
