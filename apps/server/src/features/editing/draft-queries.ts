import { type Db, findRow, findValue, listRows, listValues } from '#adapters/db/database.ts';
import type { Saver, StoredText, TextRef } from './kind.ts';

interface DraftVersion {
  readonly version: number;
  readonly savedAt: Date;
  /** Differs from its copy. */
  readonly hasChanges: boolean;
}

export interface Draft<Content> extends DraftVersion {
  readonly content: Content;
  readonly hash: string;
  /** The hash of what readers get, or will get. Null if there is no copy. */
  readonly copyHash: string | null;
}

export interface DraftWithEditor<Content> extends Draft<Content> {
  /** The id of the last editor at the identity provider. */
  readonly sub: string | null;
}

const versionColumns =
  'version, draft.saved_at as "savedAt", coalesce(copy_hash <> draft.hash, false) as "hasChanges"';
const columns = `draft.content, draft.hash, copy_hash as "copyHash", ${versionColumns}`;

/**
 * Locks the draft until the transaction ends. If the draft that it waited for is moved away meanwhile, the one that takes
 * its place is found by the second query.
 */
export async function lockDraft<Content>(db: Db, { kind, ref }: TextRef): Promise<Draft<Content> | null> {
  const select = `select ${columns} from draft where kind = $1 and ref = $2 for update`;
  const lock = () => findRow<Draft<Content>>(db, select, [kind, ref]);
  return (await lock()) ?? lock();
}

/** In the order of refs, to avoid deadlocks. */
export async function lockDrafts(db: Db, kind: TextRef['kind'], refs: readonly string[]): Promise<void> {
  await db.query('select from draft where kind = $1 and ref = any($2::text[]) order by ref for update', [
    kind,
    [...refs],
  ]);
}

export const findDraft = <Content>(
  db: Db,
  { kind, ref }: TextRef,
): Promise<DraftWithEditor<Content> | null> =>
  findRow<DraftWithEditor<Content>>(
    db,
    `select ${columns}, person.sub from draft left join person on person_id = saved_by where kind = $1 and ref = $2`,
    [kind, ref],
  );

export const findDraftVersion = (db: Db, { kind, ref }: TextRef): Promise<DraftVersion | null> =>
  findRow<DraftVersion>(db, `select ${versionColumns} from draft where kind = $1 and ref = $2`, [kind, ref]);

interface DraftSave extends Saver {
  /** The text is also the copy. */
  readonly isCopy?: boolean;
  /** There was no draft. Nothing is saved if another transaction inserted one first. */
  readonly isNew?: boolean;
}

/** Inserts drafts, or replaces what is there. The same content keeps its version. */
export const writeDrafts = (
  db: Db,
  texts: readonly StoredText[],
  { by, now, isCopy = false, isNew = false }: DraftSave,
): Promise<DraftVersion[]> =>
  listRows<DraftVersion>(
    db,
    `insert into draft (kind, ref, content, hash, copy_hash, pictures, saved_at, saved_by)
     select kind, ref, content, hash, case when $4 then hash end, pictures, $2, $3
     from jsonb_to_recordset($1) as text(kind text, ref text, content jsonb, hash text, pictures text[]) order by ref
     on conflict (kind, ref) do update
       set content = excluded.content, hash = excluded.hash, copy_hash = coalesce(excluded.copy_hash, draft.copy_hash),
           pictures = excluded.pictures, saved_at = excluded.saved_at, saved_by = excluded.saved_by,
           version = case when draft.hash = excluded.hash then draft.version else nextval('draft_version') end
       where not $5
     returning ${versionColumns}`,
    [JSON.stringify(texts), now, by.personId, isCopy, isNew],
  );

/** Null: there is no copy any more. */
export async function setCopyHash(db: Db, { kind, ref }: TextRef, hash: string | null): Promise<void> {
  await db.query('update draft set copy_hash = $3 where kind = $1 and ref = $2', [kind, ref, hash]);
}

/** The tables of what belongs to a draft. */
const belongings = ['review', 'review_comment', 'edit_lock'] as const;
export const draftTables = ['draft', ...belongings] as const;
export const textTables = [...draftTables, 'revision'] as const;

export async function deleteRows(
  db: Db,
  kind: TextRef['kind'],
  refs: readonly string[],
  tables: readonly (typeof textTables)[number][],
): Promise<void> {
  for (const table of tables)
    await db.query(`delete from ${table} where kind = $1 and ref = any($2::text[])`, [kind, [...refs]]);
}

/** Gives the draft a new version, so that open editors load the text again at their next heartbeat. */
export async function renewVersion(db: Db, { kind, ref }: TextRef): Promise<void> {
  await db.query(`update draft set version = nextval('draft_version') where kind = $1 and ref = $2`, [
    kind,
    ref,
  ]);
}

/**
 * Moves a locked draft, if there is one, and what belongs to it, over what belonged to a deleted one; its history follows
 * the one that is there. The new version.
 */
export async function moveText(
  db: Db,
  kind: TextRef['kind'],
  { from, to, hasDraft }: { readonly from: string; readonly to: string; readonly hasDraft: boolean },
): Promise<number | null> {
  const move = `ref = $3 where kind = $1 and ref = $2`;
  const values = [kind, from, to];
  const version = hasDraft
    ? await findValue<number>(
        db,
        `update draft set version = nextval('draft_version'), ${move} returning version`,
        values,
      )
    : null;
  if (hasDraft && version === null) throw new Error('A locked draft is gone.');
  await db.query(
    `update revision set number = number + (select coalesce(max(number), 0) from revision where kind = $1 and ref = $3),
     ${move}`,
    values,
  );
  await deleteRows(db, kind, [to], belongings);
  for (const table of belongings) await db.query(`update ${table} set ${move}`, values);
  return version;
}

/** Drafts without a copy, the last saved first. */
export const listNewTexts = <Content>(
  db: Db,
  kind: TextRef['kind'],
): Promise<(Draft<Content> & { readonly ref: string })[]> =>
  listRows(
    db,
    `select ref, ${columns} from draft where kind = $1 and copy_hash is null order by saved_at desc`,
    [kind],
  );

/** Texts that a task deletes in one transaction: each has up to hundreds of revisions. */
export const deleteBatchSize = 100;

/** Locks at most `limit` drafts without a copy that were last saved before `before`. Their refs. */
export const lockNewTextsBefore = (
  tx: Db,
  kind: TextRef['kind'],
  before: Date,
  limit: number,
): Promise<string[]> =>
  listValues<string>(
    tx,
    `select ref from draft where kind = $1 and copy_hash is null and saved_at < $2 order by ref limit $3 for update`,
    [kind, before, limit],
  );
