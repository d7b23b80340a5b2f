import type { BlogPreview } from '@wayfare/contracts/calls/blog-preview';
import type { ListedPost, Post, PostRevision } from '@wayfare/contracts/calls/post';
import type { Db } from '#adapters/db/database.ts';
import { cardUrl, mediaUrl, type Picture, pictureFacts } from './picture.ts';
import type { ListedRevision, Revision } from './revision-queries.ts';
import { keysIn, shownContent } from './show-content.ts';
import type { ListedRow, PostFields, StoredPost } from './stored-post.ts';
import { listUploads } from './upload-queries.ts';

/** What leaves of a post, for whoever may see it. */
export interface Presenter {
  readonly db: Db;
  /** See `PublicConfig`. */
  readonly mediaBase: string;
}

type Pictures = ReadonlyMap<string, Picture>;

async function picturesOf(db: Db, keys: readonly string[]): Promise<Pictures> {
  const uploads = await listUploads(db, [...new Set(keys.filter((key) => key !== ''))]);
  return new Map(uploads.flatMap(({ key, picture }) => (picture === null ? [] : [[key, picture]])));
}

const plateUrl = (plate: string): string => `/plates/${plate}.svg`;

/** The name of a plate, from its address; empty for every other address. */
export const plateIn = (address: string): string => /^\/plates\/([a-z]{1,40})\.svg$/.exec(address)?.[1] ?? '';

function heroUrl(
  { heroKey, heroPlate }: Pick<PostFields, 'heroKey' | 'heroPlate'>,
  mediaBase: string,
): string {
  if (heroKey !== '') return mediaUrl(mediaBase, heroKey);
  return heroPlate === '' ? '' : plateUrl(heroPlate);
}

function shared(row: Omit<StoredPost, 'content'>, pictures: Pictures, mediaBase: string) {
  const { postId, title, slug, excerpt, status, heroKey, heroAlt, date, category } = row;
  const picture = pictures.get(heroKey);
  return {
    id: postId,
    title,
    slug,
    excerpt,
    status,
    heroImageKey: heroKey,
    heroImageUrl: heroUrl(row, mediaBase),
    heroImageAlt: heroAlt,
    heroImage: picture === undefined ? null : pictureFacts(picture, mediaBase),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    date,
    category,
  };
}

export async function presentPost({ db, mediaBase }: Presenter, row: StoredPost): Promise<Post> {
  const pictures = await picturesOf(db, [row.heroKey, ...keysIn(row.content)]);
  return {
    ...shared(row, pictures, mediaBase),
    content: await shownContent(row.content, pictures, mediaBase),
  };
}

export async function presentList(
  { db, mediaBase }: Presenter,
  rows: readonly ListedRow[],
): Promise<ListedPost[]> {
  const pictures = await picturesOf(
    db,
    rows.flatMap(({ heroKey, content }) => [heroKey, ...keysIn(content ?? '')]),
  );
  return Promise.all(
    rows.map(async (row) => ({
      ...shared(row, pictures, mediaBase),
      ...(row.content === null ? {} : { content: await shownContent(row.content, pictures, mediaBase) }),
    })),
  );
}

export async function presentPreviews(
  { db, mediaBase }: Presenter,
  rows: readonly ListedRow[],
): Promise<BlogPreview[]> {
  const pictures = await picturesOf(
    db,
    rows.map(({ heroKey }) => heroKey),
  );
  return rows.map((row) => {
    const heroImageUrl = heroUrl(row, mediaBase);
    const picture = pictures.get(row.heroKey);
    return {
      id: row.postId,
      title: row.title,
      excerpt: row.excerpt,
      date: row.date,
      heroImageUrl,
      previewImageUrl: picture === undefined ? heroImageUrl : cardUrl(picture, mediaBase),
    };
  });
}

export const presentRevision = ({
  number,
  title,
  status,
  savedAt,
  savedBy,
}: Revision & ListedRevision): PostRevision => ({
  number,
  title,
  status,
  savedAt: savedAt.toISOString(),
  savedBy,
});
