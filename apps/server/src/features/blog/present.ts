import type { PostDraftContent, RenderedPostDraft } from '@wayfare/contracts/calls/post';
import { getSearchDescription } from '@wayfare/contracts/rules/post-sharing-fields';
import type { PostPreview, PreviewImage } from '@wayfare/web/site';
import type { Db } from '#adapters/db/database.ts';
import { mediaUrl } from '#adapters/storage/storage.ts';
import type { BlogDeps } from './blog-deps.ts';
import { listPictureKeys, storedImage } from './content-images.ts';
import { cardUrl, type Picture, toPictureData } from './pictures/picture.ts';
import { listPictures, type StoredPicture } from './pictures/picture-queries.ts';
import { postText } from './post-text.ts';
import { sanitizeForDisplay } from './sanitize.ts';
import { listFormerSlugs } from './slug-queries.ts';
import { getPublishTime, type ListedRow, type StoredPost } from './stored-post.ts';
import { listPublishedPosts } from './stored-post-queries.ts';

interface Presenter extends Pick<BlogDeps, 'mediaBase'> {
  readonly db: Db;
}
type Pictures = ReadonlyMap<string, StoredPicture>;

const loadPictures = async (db: Db, keys: readonly string[]): Promise<Pictures> =>
  new Map((await listPictures(db, keys)).map((picture) => [picture.key, picture]));

/** With its credit, because a hero image has no caption. No image without a picture. */
function presentHero(
  { heroImageKey: key, heroImageUrl }: Pick<PostDraftContent, 'heroImageKey' | 'heroImageUrl'>,
  pictures: Pictures,
  mediaBase: string,
) {
  const picture = pictures.get(key);
  const credit = picture?.credit || undefined;
  return {
    heroImageUrl: key === '' ? heroImageUrl : mediaUrl(mediaBase, key),
    heroImage: picture === undefined ? null : { ...toPictureData(picture, mediaBase), credit },
  };
}

/** Has more fields than readers get: the contracts drop the others. */
const presentFields = (row: ListedRow, pictures: Pictures, mediaBase: string) => ({
  ...row,
  id: row.postId,
  ...presentHero(row, pictures, mediaBase),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  publishAt: getPublishTime(row)?.toISOString(),
  publishLocal: row.publishLocal ?? undefined,
  publishZone: row.publishZone ?? undefined,
});

export async function presentPost({ db, mediaBase }: Presenter, row: StoredPost) {
  const pictures = await loadPictures(db, listPictureKeys(row));
  return {
    ...presentFields(row, pictures, mediaBase),
    content: await renderContent(row.content, pictures, mediaBase),
  };
}

export const presentForEditor = async (presenter: Presenter, row: StoredPost) => ({
  ...(await presentPost(presenter, row)),
  formerSlugs: await listFormerSlugs(presenter.db, row.postId),
});

export async function presentDraft(
  { db, mediaBase }: Presenter,
  draft: PostDraftContent,
): Promise<RenderedPostDraft> {
  const pictures = await loadPictures(db, postText.pictures(draft));
  return {
    ...draft,
    ...presentHero(draft, pictures, mediaBase),
    content: await renderContent(draft.content, pictures, mediaBase),
  };
}

export async function presentList({ db, mediaBase }: Presenter, rows: readonly ListedRow[]) {
  const pictures = await loadPictures(db, rows.flatMap(listPictureKeys));
  return Promise.all(
    rows.map(async (row) => ({
      ...presentFields(row, pictures, mediaBase),
      content: row.content === null ? undefined : await renderContent(row.content, pictures, mediaBase),
    })),
  );
}

const maxPreviews = 24;

export async function listPreviews({ db, mediaBase }: Presenter): Promise<PostPreview[]> {
  const rows = await listPublishedPosts(db, { after: null, limit: maxPreviews });
  const pictures = await loadPictures(db, rows.flatMap(listPictureKeys));
  return rows.map((row) => {
    const { postId, title, excerpt, date, slug, author, canonicalUrl, noindex } = row;
    const { heroImageUrl } = presentHero(row, pictures, mediaBase);
    const picture = pictures.get(row.heroImageKey);
    return {
      id: postId,
      title,
      excerpt,
      date,
      heroImageUrl,
      previewImageUrl: picture === undefined ? heroImageUrl : cardUrl(picture, mediaBase),
      slug,
      author,
      updatedAt: row.updatedAt.toISOString(),
      description: getSearchDescription(row),
      canonicalUrl,
      noindex,
    };
  });
}

const usualSizes = '(min-width: 45rem) 42rem, 100vw';
const wideSizes = '(min-width: 72rem) 60rem, 100vw';

/**
 * The content for display: sanitized again, because stored rows may be older than the rules, and with the size and the
 * `srcset` of each image.
 */
export async function renderContent(
  kept: string,
  pictures: ReadonlyMap<string, Picture>,
  mediaBase: string,
): Promise<string> {
  const html = await sanitizeForDisplay(kept);
  return html.replaceAll(storedImage, (_, key: string, alt: string, role: string | undefined, at: number) => {
    const picture = pictures.get(key);
    const src =
      picture === undefined
        ? attribute('src', mediaUrl(mediaBase, key))
        : imageAttributes(
            picture,
            mediaBase,
            html.endsWith('<figure class="wide">', at) ? wideSizes : usualSizes,
          );
    return `<img ${src} alt="${alt}"${role ?? ''} loading="lazy" decoding="async" />`;
  });
}

function imageAttributes(picture: Picture, mediaBase: string, sizes: string): string {
  const { url, webp, width, height } = toPictureData(picture, mediaBase);
  return [
    attribute('src', url),
    attribute('srcset', webp),
    attribute('sizes', sizes),
    attribute('width', String(width)),
    attribute('height', String(height)),
  ].join(' ');
}

const attribute = (name: string, value: string): string =>
  `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/** The hero image, if shared links show it. Null if they show the generated card. */
export async function findSharePicture(presenter: Presenter, row: StoredPost): Promise<PreviewImage | null> {
  if (row.sharePicture !== 'hero' || row.heroImageKey === '') return null;
  const picture = (await loadPictures(presenter.db, [row.heroImageKey])).get(row.heroImageKey);
  if (picture === undefined) return null;
  const { url, width, height } = toPictureData(picture, presenter.mediaBase);
  return { path: url, alt: row.heroImageAlt || row.title, width, height };
}
