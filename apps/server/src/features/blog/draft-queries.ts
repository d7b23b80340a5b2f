import type { PostDraftContent } from '@wayfare/contracts/calls/post';
import type { Db } from '#adapters/db/database.ts';

export interface PostDraft {
  readonly content: PostDraftContent;
  readonly version: number;
  readonly savedAt: Date;
}

export interface PostDraftWithEditor extends PostDraft {
  /** The editor's id at the identity provider. */
  readonly sub: string | null;
}

/** Until the transaction ends, nobody else changes it. */
export async function lockPostDraft(db: Db, postId: string): Promise<PostDraft | null> {
  const { rows } = await db.query<PostDraft>(
    'select content, version, saved_at as "savedAt" from post_draft where post_id = $1 for update',
    [postId],
  );
  return rows[0] ?? null;
}

export async function findPostDraft(db: Db, postId: string): Promise<PostDraftWithEditor | null> {
  const { rows } = await db.query<PostDraftWithEditor>(
    `select content, version, saved_at as "savedAt", person.sub
     from post_draft left join person on person_id = saved_by where post_id = $1`,
    [postId],
  );
  return rows[0] ?? null;
}

interface Save {
  readonly postId: string;
  readonly content: PostDraftContent;
  readonly savedAt: Date;
  readonly savedBy: string | null;
}

/** Null where another was quicker. */
export async function insertPostDraft(
  db: Db,
  { postId, content, savedAt, savedBy }: Save,
): Promise<number | null> {
  const { rows } = await db.query<{ version: number }>(
    `insert into post_draft (post_id, content, saved_at, saved_by) values ($1, $2, $3, $4)
     on conflict (post_id) do nothing returning version`,
    [postId, content, savedAt, savedBy],
  );
  return rows[0]?.version ?? null;
}

export async function updatePostDraft(db: Db, { postId, content, savedAt, savedBy }: Save): Promise<number> {
  const { rows } = await db.query<{ version: number }>(
    `update post_draft set content = $2, saved_at = $3, saved_by = $4, version = nextval('post_draft_version')
     where post_id = $1 returning version`,
    [postId, content, savedAt, savedBy],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A draft that was locked is gone.');
  return row.version;
}

export async function deletePostDraft(db: Db, postId: string): Promise<void> {
  await db.query('delete from post_draft where post_id = $1', [postId]);
}

export interface NewPostDraft {
  readonly postId: string;
  readonly title: string;
  readonly savedAt: Date;
  readonly sub: string | null;
}

const maxListed = 100;

/** What is being written and was never saved as a post, the newest first. */
export async function listNewPostDrafts(db: Db): Promise<NewPostDraft[]> {
  const { rows } = await db.query<NewPostDraft>(
    `select post_id as "postId", content ->> 'title' as title, saved_at as "savedAt", person.sub
     from post_draft left join person on person_id = saved_by
     where not exists (select from post where post.post_id = post_draft.post_id)
     order by saved_at desc limit ${maxListed}`,
  );
  return rows;
}

export async function deletePostDraftsBefore(db: Db, before: Date): Promise<void> {
  await db.query('delete from post_draft where saved_at < $1', [before]);
}
