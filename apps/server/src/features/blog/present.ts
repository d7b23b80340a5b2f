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
import { getPublishTime } from './schedule.ts';
import type { ListedRow, PostFields, StoredPost } from './stored-post.ts';
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

/** A hero image has no caption, so it carries its credit. */
const toHeroPictureData = (picture: DescribedPicture, mediaBase: string): PictureData => ({
  ...toPictureData(picture, mediaBase),
  ...(picture.credit === '' ? {} : { credit: picture.credit }),
});

function presentFields(row: Omit<StoredPost, 'content'>, pictures: Pictures, mediaBase: string) {
  const { postId, title, slug, excerpt, status, heroKey, heroAlt, date, category, author } = row;
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
    heroImage: picture === undefined ? null : toHeroPictureData(picture, mediaBase),
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
  const picture = pictures.get(heroImageKey);
  return {
    ...content,
    heroImageUrl: heroImageKey === '' ? content.heroImageUrl : mediaUrl(mediaBase, heroImageKey),
    heroImage: picture === undefined ? null : toHeroPictureData(picture, mediaBase),
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

async function presentPreviews(
  { db, mediaBase }: Presenter,
  rows: readonly ListedRow[],
): Promise<PostPreview[]> {
  const pictures = await loadPictures(
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
      slug: row.slug,
      author: row.author,
      updatedAt: row.updatedAt.toISOString(),
      description: getSearchDescription(row),
      canonicalUrl: row.canonicalUrl,
      noindex: row.noindex,
    };
  });
}

const usualSizes = '(min-width: 45rem) 42rem, 100vw';
const wideSizes = '(min-width: 72rem) 60rem, 100vw';

/**
 * The content of a post for its readers and its editor: sanitized once more, for rules get better and old rows stay,
 * and every image with what lets a page keep its place and choose its size.
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

const maxPreviews = 24;

export const listPreviews = async (presenter: Presenter): Promise<PostPreview[]> =>
  presentPreviews(presenter, await listPublishedPosts(presenter.db, { after: null, limit: maxPreviews }));
