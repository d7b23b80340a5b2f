import { resolve } from 'node:path';
import type { Command } from 'commander';
import { exportPosts, listBegunPosts, postToMarkdown, toExportedPost } from '#features/blog/export-posts.ts';
import { getPublishTime, type StoredPost } from '#features/blog/stored-post.ts';
import { findPostBySlugOrId, iteratePosts } from '#features/blog/stored-post-queries.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printResult, printRow, printRows, type Row } from './print.ts';

interface ListOptions extends Output {
  readonly status?: string;
}

export function blogCommands(wayfare: Command): void {
  const blog = wayfare.command('blog').description('posts of the blog');
  blog
    .command('list')
    .description('list the posts, newest first, and then the texts that were only begun')
    .option('--status <status>', 'only posts with this status: draft, published or begun')
    .action(list);
  blog
    .command('show')
    .description('show a post or a begun text, in Markdown')
    .argument('<post>', 'the slug or the id; of a begun text the id')
    .action(show);
  blog
    .command('export')
    .description('export all posts and begun texts as Markdown and JSON, with their images')
    .argument('<folder>', 'the target folder; created if missing')
    .action(exportAll);
}

async function list(options: ListOptions): Promise<void> {
  const status = options.status?.toLowerCase();
  if (status !== undefined && !['draft', 'published', 'begun'].includes(status))
    throw new CommandError(`There is no status ${options.status}: use draft, published or begun.`);
  await withParts(async ({ database }) => {
    const rows: Row[] = [];
    const add = (post: StoredPost, postStatus: string): void => {
      const { slug, title, category, date, postId: id } = post;
      const opens = getPublishTime(post)?.toISOString() ?? '';
      rows.push({ date, status: postStatus, opens, slug, title, category, id });
    };
    for await (const post of iteratePosts(database)) add(post, post.status.toLowerCase());
    for (const text of await listBegunPosts(database)) add(text, 'begun');
    const listed = rows.filter((row) => status === undefined || row['status'] === status);
    printRows(listed, 'There are no posts.', options);
  });
}

async function show(name: string, options: Output): Promise<void> {
  await withParts(async ({ database }) => {
    const begun = await listBegunPosts(database);
    const post =
      (await findPostBySlugOrId(database, name)) ?? begun.find(({ postId }) => postId === name) ?? null;
    if (post === null) throw new CommandError(`There is no post ${name}.`);
    if (options.json) printRow(await toExportedPost(post), options);
    else process.stdout.write(await postToMarkdown(post));
  });
}

function explainWriteError(error: unknown): never {
  if (error instanceof Error && 'code' in error && 'path' in error)
    throw new CommandError(`${String(error.path)} cannot be written (${String(error.code)}).`);
  throw error;
}

async function exportAll(folder: string, options: Output): Promise<void> {
  await withParts(async ({ database: db, storage }) => {
    const { posts, images, missing } = await exportPosts({ db, storage }, resolve(folder)).catch(
      explainWriteError,
    );
    const lost = missing.length === 0 ? '' : ` These images are missing: ${missing.join(', ')}.`;
    printResult(`Wrote ${posts} posts and ${images} images.${lost}`, { posts, images, missing }, options);
  });
}
