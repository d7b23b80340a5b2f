import type {
  ListedPost,
  PictureData,
  Post,
  PostDraftContent,
  RenderedPostDraft,
} from '@wayfare/contracts/calls/post';
import type { PostSharing } from '@wayfare/contracts/rules/post-sharing';
import { getSearchDescription } from '@wayfare/contracts/rules/post-sharing-fields';
import type { PostPreview, PreviewImage } from '@wayfare/web/site';
import type { Db } from '#adapters/db/database.ts';
import { mediaUrl } from '#adapters/storage/storage.ts';
import { listPictureKeys, storedImage } from './content-images.ts';
import { cardUrl, illustrationUrl, type Picture, toPictureData } from './pictures/picture.ts';
import { type DescribedPicture, listUploads } from './pictures/upload-queries.ts';
import { listFormerSlugs } from './post-queries.ts';
import { postText } from './post-text.ts';
import { sanitizeForDisplay } from './sanitize.ts';
import { getPublishTime, type ListedRow, type PostFields, type StoredPost } from './stored-post.ts';
import { listPublishedPosts } from './stored-post-queries.ts';

export interface Presenter {
  readonly db: Db;
  /** See `PublicConfig`. */
  readonly mediaBase: string;
}

type Pictures = ReadonlyMap<string, DescribedPicture>;

async function loadPictures(db: Db, keys: readonly string[]): Promise<Pictures> {
  const uploads = await listUploads(db, keys);
  return new Map(uploads.flatMap(({ key, picture }) => (picture === null ? [] : [[key, picture]])));
}

function heroUrl(
  { heroKey, heroIllustration }: Pick<PostFields, 'heroKey' | 'heroIllustration'>,
  mediaBase: string,
): string {
  if (heroKey !== '') return mediaUrl(mediaBase, heroKey);
  return heroIllustration === '' ? '' : illustrationUrl(heroIllustration);
}

/** With its credit, because a hero image has no caption. Null without a picture. */
function presentHero(key: string, pictures: Pictures, mediaBase: string): PictureData | null {
  const picture = pictures.get(key);
  if (picture === undefined) return null;
  const { credit } = picture;
  return { ...toPictureData(picture, mediaBase), ...(credit === '' ? {} : { credit }) };
}

function presentFields(row: Omit<StoredPost, 'content'>, pictures: Pictures, mediaBase: string) {
  const { postId, title, slug, excerpt, status, heroKey, heroAlt, date, category, author } = row;
  return {
    id: postId,
    title,
    slug,
    excerpt,
    status,
    heroImageKey: heroKey,
    heroImageUrl: heroUrl(row, mediaBase),
    heroImageAlt: heroAlt,
    heroImage: presentHero(heroKey, pictures, mediaBase),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    date,
    category,
    author,
  };
}

const toPostSharing = (row: PostFields): PostSharing => ({
  searchTitle: row.searchTitle,
  searchDescription: row.searchDescription,
  shareText: row.shareText,
  sharePicture: row.sharePicture,
  canonicalUrl: row.canonicalUrl,
  noindex: row.noindex,
});

function presentSchedule(row: ListedRow) {
  const { publishLocal, publishZone } = row;
  const when = getPublishTime(row);
  if (when === null || publishLocal === null || publishZone === null) return {};
  return { publishAt: when.toISOString(), publishLocal, publishZone };
}

export const presentForEditor = async (presenter: Presenter, row: StoredPost): Promise<Post> => ({
  ...(await presentPost(presenter, row)),
  ...presentSchedule(row),
  ...toPostSharing(row),
  heroIsDecoration: row.heroIsDecoration,
  formerSlugs: await listFormerSlugs(presenter.db, row.postId),
});

export async function presentPost({ db, mediaBase }: Presenter, row: StoredPost): Promise<Post> {
  const pictures = await loadPictures(db, listPictureKeys(row));
  return {
    ...presentFields(row, pictures, mediaBase),
    content: await renderContent(row.content, pictures, mediaBase),
  };
}

export async function presentDraft(
  { db, mediaBase }: Presenter,
  content: PostDraftContent,
): Promise<RenderedPostDraft> {
  const { heroImageKey } = content;
  const pictures = await loadPictures(db, postText.pictures(content));
  return {
    ...content,
    heroImageUrl: heroImageKey === '' ? content.heroImageUrl : mediaUrl(mediaBase, heroImageKey),
    heroImage: presentHero(heroImageKey, pictures, mediaBase),
    content: await renderContent(content.content, pictures, mediaBase),
  };
}

export async function presentList(
  { db, mediaBase }: Presenter,
  rows: readonly ListedRow[],
): Promise<ListedPost[]> {
  const pictures = await loadPictures(db, rows.flatMap(listPictureKeys));
  return Promise.all(
    rows.map(async (row) => ({
      ...presentFields(row, pictures, mediaBase),
      ...presentSchedule(row),
      ...(row.content === null ? {} : { content: await renderContent(row.content, pictures, mediaBase) }),
    })),
  );
}

const maxPreviews = 24;

export async function listPreviews({ db, mediaBase }: Presenter): Promise<PostPreview[]> {
  const rows = await listPublishedPosts(db, { after: null, limit: maxPreviews });
  const pictures = await loadPictures(
    db,
    rows.map(({ heroKey }) => heroKey),
  );
  return rows.map((row) => {
    const { postId, title, excerpt, date, slug, author, canonicalUrl, noindex } = row;
    const heroImageUrl = heroUrl(row, mediaBase);
    const picture = pictures.get(row.heroKey);
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
  if (row.sharePicture !== 'hero' || row.heroKey === '') return null;
  const picture = (await loadPictures(presenter.db, [row.heroKey])).get(row.heroKey);
  if (picture === undefined) return null;
  const { url, width, height } = toPictureData(picture, presenter.mediaBase);
  return { path: url, alt: row.heroAlt || row.title, width, height };
}
