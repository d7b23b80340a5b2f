import type { Db } from '#adapters/db/database.ts';
import type { StoredContent, TextRef } from './kind.ts';

export interface Draft<Content> {
  readonly content: Content;
  readonly hash: string;
  readonly version: number;
  readonly savedAt: Date;
  /** The hash of what readers get, or will get. Null if there is no copy. */
  readonly copyHash: string | null;
}

export interface DraftWithEditor<Content> extends Draft<Content> {
  /** The id of the last editor at the identity provider. */
  readonly sub: string | null;
}

const columns = 'content, hash, version, saved_at as "savedAt", copy_hash as "copyHash"';

/** Differs from its copy. */
export const hasChanges = ({ hash, copyHash }: Pick<Draft<unknown>, 'hash' | 'copyHash'>): boolean =>
  copyHash !== null && copyHash !== hash;

/**
 * Locks the draft until the transaction ends. If the draft that it waited for is moved away meanwhile, the one that takes
 * its place is found by the second query.
 */
export async function lockDraft<Content>(db: Db, text: TextRef): Promise<Draft<Content> | null> {
  return (await lockOnce<Content>(db, text)) ?? lockOnce<Content>(db, text);
}

async function lockOnce<Content>(db: Db, { kind, ref }: TextRef): Promise<Draft<Content> | null> {
  const { rows } = await db.query<Draft<Content>>(
    `select ${columns} from draft where kind = $1 and ref = $2 for update`,
    [kind, ref],
  );
  return rows[0] ?? null;
}

/** In the order of refs, to avoid deadlocks. */
export async function lockDrafts(db: Db, kind: TextRef['kind'], refs: readonly string[]): Promise<void> {
  await db.query('select from draft where kind = $1 and ref = any($2::text[]) order by ref for update', [
    kind,
    [...refs],
  ]);
}

export async function findDraft<Content>(
  db: Db,
  { kind, ref }: TextRef,
): Promise<DraftWithEditor<Content> | null> {
  const { rows } = await db.query<DraftWithEditor<Content>>(
    `select ${columns}, person.sub from draft left join person on person_id = saved_by where kind = $1 and ref = $2`,
    [kind, ref],
  );
  return rows[0] ?? null;
}

export async function findDraftVersion(
  db: Db,
  { kind, ref }: TextRef,
): Promise<Pick<Draft<unknown>, 'version' | 'savedAt'> | null> {
  const { rows } = await db.query<Pick<Draft<unknown>, 'version' | 'savedAt'>>(
    'select version, saved_at as "savedAt" from draft where kind = $1 and ref = $2',
    [kind, ref],
  );
  return rows[0] ?? null;
}

/** Of those that exist. */
export async function listDraftContents<Content>(
  db: Db,
  kind: TextRef['kind'],
  refs: readonly string[],
): Promise<ReadonlyMap<string, Content>> {
  if (refs.length === 0) return new Map();
  const { rows } = await db.query<{ ref: string; content: Content }>(
    'select ref, content from draft where kind = $1 and ref = any($2::text[])',
    [kind, [...refs]],
  );
  return new Map(rows.map(({ ref, content }) => [ref, content]));
}

/** By `${kind} ${ref}`. */
export async function listDraftTitles(
  db: Db,
  texts: readonly TextRef[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ name: string; title: string }>(
    `select kind || ' ' || ref as name, content ->> 'title' as title from draft
     where (kind, ref) in (select kind, ref from unnest($1::text[], $2::text[]) as text(kind, ref))`,
    [texts.map(({ kind }) => kind), texts.map(({ ref }) => ref)],
  );
  return new Map(rows.map(({ name, title }) => [name, title]));
}

interface Save<Content> extends StoredContent<Content> {
  readonly savedAt: Date;
  readonly savedBy: string | null;
}

/** The version. Null if another transaction inserted it first. */
export async function insertDraft<Content>(
  db: Db,
  { kind, ref }: TextRef,
  { content, hash, pictures, savedAt, savedBy }: Save<Content>,
): Promise<number | null> {
  const { rows } = await db.query<{ version: number }>(
    `insert into draft (kind, ref, content, hash, pictures, saved_at, saved_by) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (kind, ref) do nothing returning version`,
    [kind, ref, JSON.stringify(content), hash, [...pictures], savedAt, savedBy],
  );
  return rows[0]?.version ?? null;
}

/** The new version. The draft must be locked. */
export async function updateDraft<Content>(
  db: Db,
  { kind, ref }: TextRef,
  { content, hash, pictures, savedAt, savedBy }: Save<Content>,
): Promise<number> {
  const { rows } = await db.query<{ version: number }>(
    `update draft set content = $3, hash = $4, pictures = $5, saved_at = $6, saved_by = $7,
            version = nextval('draft_version')
     where kind = $1 and ref = $2 returning version`,
    [kind, ref, JSON.stringify(content), hash, [...pictures], savedAt, savedBy],
  );
  return getVersion(rows);
}

function getVersion([row]: readonly { readonly version: number }[]): number {
  if (row === undefined) throw new Error('A locked draft is gone.');
  return row.version;
}

export interface TextToStore<Content> extends StoredContent<Content> {
  readonly ref: string;
}

/** Stores drafts that equal their copies, over whatever is there. The same content keeps its version. */
export async function upsertPublishedDrafts<Content>(
  db: Db,
  kind: TextRef['kind'],
  texts: readonly TextToStore<Content>[],
  { savedAt, savedBy }: { readonly savedAt: Date; readonly savedBy: string | null },
): Promise<void> {
  await db.query(
    `insert into draft (kind, ref, content, hash, copy_hash, pictures, saved_at, saved_by)
     select $1, ref, content, hash, hash, pictures, $3, $4
     from jsonb_to_recordset($2) as text(ref text, content jsonb, hash text, pictures text[]) order by ref
     on conflict (kind, ref) do update
       set content = excluded.content, hash = excluded.hash, copy_hash = excluded.copy_hash, pictures = excluded.pictures,
           saved_at = excluded.saved_at, saved_by = excluded.saved_by,
           version = case when draft.hash = excluded.hash then draft.version else nextval('draft_version') end`,
    [kind, JSON.stringify(texts), savedAt, savedBy],
  );
}

/** Null: there is no copy any more. */
export async function setCopyHash(db: Db, { kind, ref }: TextRef, hash: string | null): Promise<void> {
  await db.query('update draft set copy_hash = $3 where kind = $1 and ref = $2', [kind, ref, hash]);
}

export async function moveDraft(db: Db, kind: TextRef['kind'], from: string, to: string): Promise<number> {
  const { rows } = await db.query<{ version: number }>(
    `update draft set ref = $3, version = nextval('draft_version') where kind = $1 and ref = $2 returning version`,
    [kind, from, to],
  );
  return getVersion(rows);
}

export async function deleteDraft(db: Db, { kind, ref }: TextRef): Promise<void> {
  await db.query('delete from draft where kind = $1 and ref = $2', [kind, ref]);
}

export interface NewText<Content> {
  readonly ref: string;
  readonly content: Content;
  readonly savedAt: Date;
  readonly sub: string | null;
}

/** Drafts without a copy, the last saved first. */
export async function listNewTexts<Content>(db: Db, kind: TextRef['kind']): Promise<NewText<Content>[]> {
  const { rows } = await db.query<NewText<Content>>(
    `select ref, content, saved_at as "savedAt", person.sub
     from draft left join person on person_id = saved_by
     where kind = $1 and copy_hash is null order by saved_at desc`,
    [kind],
  );
  return rows;
}

/** Drafts without a copy that were last saved before `before`. */
export async function listNewTextsBefore(db: Db, kind: TextRef['kind'], before: Date): Promise<string[]> {
  const { rows } = await db.query<{ ref: string }>(
    'select ref from draft where kind = $1 and copy_hash is null and saved_at < $2',
    [kind, before],
  );
  return rows.map(({ ref }) => ref);
}
