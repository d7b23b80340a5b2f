import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostDraftContent } from '@wayfare/contracts/calls/post';
import type { Db } from '#adapters/db/database.ts';
import { parsePictureId, type Storage } from '#adapters/storage/storage.ts';
import { listNewTexts } from '#features/editing/draft-queries.ts';
import { listPictureKeys } from './content-images.ts';
import { parseIllustration } from './pictures/picture.ts';
import { listPictures } from './pictures/picture-queries.ts';
import { toFields } from './post-text.ts';
import { sanitizeForDisplay } from './sanitize.ts';
import { notBinned, notScheduled, type StoredPost } from './stored-post.ts';
import { iteratePosts } from './stored-post-queries.ts';
import { toMarkdown } from './to-markdown.ts';

interface ExportDeps {
  readonly db: Db;
  readonly storage: Pick<Storage, 'readPublished'>;
}

interface ExportedPost extends StoredPost {
  /** It was never saved as a post, so its slug may be invalid or taken. */
  readonly isBegun?: true;
}

/** The drafts that were never saved as a post. The last saved first. */
export async function listBegunPosts(db: Db): Promise<ExportedPost[]> {
  const texts = await listNewTexts<PostDraftContent>(db, 'post');
  return texts.map(({ ref, content, savedAt }) => ({
    ...toFields(content),
    ...notScheduled,
    postId: ref,
    status: 'DRAFT',
    createdAt: savedAt,
    updatedAt: savedAt,
    ...notBinned,
    isBegun: true,
  }));
}

const imageName = (key: string): string => `images/${parsePictureId(key) ?? 'unknown'}.webp`;

/** Everything that is kept of a post, for programs; images by the names that they have in the same folder. */
export async function toExportedPost(post: ExportedPost) {
  const {
    postId: id,
    heroImageKey: key,
    heroImageUrl,
    heroImageAlt: alt,
    content,
    publishLocal,
    publishZone,
    publishBy: _publishBy,
    binnedAt: _binnedAt,
    binnedBy: _binnedBy,
    ...fields
  } = post;
  const clean = await sanitizeForDisplay(content);
  return {
    id,
    ...fields,
    heroImage: key === '' ? null : { file: imageName(key), alt },
    plate: parseIllustration(heroImageUrl) || null,
    ...(publishLocal === null ? {} : { publishLocal, publishZone }),
    content: clean.replaceAll(/<img src="([^"]*)"/g, (_, src: string) => `<img src="${imageName(src)}"`),
  };
}

/** The post as Markdown with YAML front matter. */
export async function postToMarkdown(post: ExportedPost): Promise<string> {
  const { content: _content, ...facts } = await toExportedPost(post);
  // A JSON string is also a YAML string.
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const body = toMarkdown(await sanitizeForDisplay(post.content), imageName);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

async function* iterateForExport(db: Db): AsyncGenerator<ExportedPost> {
  yield* iteratePosts(db);
  yield* await listBegunPosts(db);
}

/**
 * Writes every post and every begun text as Markdown, all of them as JSON, and their images beside them, with what the
 * library says of each.
 */
export async function exportPosts({ db, storage }: ExportDeps, folder: string) {
  await mkdir(join(folder, 'images'), { recursive: true });
  const posts: object[] = [];
  const images = new Set<string>();
  const missing: string[] = [];
  for await (const post of iterateForExport(db)) {
    posts.push(await toExportedPost(post));
    await writeFile(
      join(folder, `${post.isBegun ? `begun-${post.postId}` : post.slug}.md`),
      await postToMarkdown(post),
    );
    for (const key of listPictureKeys(post)) images.add(key);
  }
  for (const key of images) {
    const bytes = await storage.readPublished(key);
    if (bytes === null) missing.push(key);
    else await writeFile(join(folder, imageName(key)), bytes);
  }
  await writeFile(join(folder, 'posts.json'), `${JSON.stringify(posts, null, 2)}\n`);
  const pictures = (await listPictures(db, [...images])).map(({ key, alt, credit, license }) => ({
    file: imageName(key),
    alt,
    credit,
    license,
  }));
  await writeFile(join(folder, 'pictures.json'), `${JSON.stringify(pictures, null, 2)}\n`);
  return { posts: posts.length, images: images.size - missing.length, missing };
}
