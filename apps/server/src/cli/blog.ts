import { resolve } from 'node:path';
import type { Command } from 'commander';
import { exportPosts, postToMarkdown, toExportedPost } from '#features/blog/export-posts.ts';
import { getPublishTime } from '#features/blog/schedule.ts';
import { findPostBySlugOrId, iteratePosts } from '#features/blog/stored-post.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printResult, printRow, printRows, type Row } from './print.ts';

interface ListOptions extends Output {
  readonly status?: string;
}

export function blogCommands(wayfare: Command): void {
  const blog = wayfare.command('blog').description('the posts');
  blog
    .command('list')
    .description('show the posts, newest first')
    .option('--status <status>', 'only those: draft or published')
    .option('--json', 'print JSON')
    .action(list);
  blog
    .command('show')
    .description('show a post, in Markdown')
    .argument('<post>', 'its slug or its id')
    .option('--json', 'print JSON')
    .action(show);
  blog
    .command('export')
    .description('write every post as Markdown, all of them as JSON, and their images')
    .argument('<folder>', 'where to; it is made if need be')
    .option('--json', 'print JSON')
    .action(exportAll);
}

async function list(options: ListOptions): Promise<void> {
  const status = options.status?.toUpperCase();
  if (status !== undefined && status !== 'DRAFT' && status !== 'PUBLISHED')
    throw new CommandError(`A post is never ${options.status}: say draft or published.`);
  await withParts(async ({ database }) => {
    const rows: Row[] = [];
    for await (const post of iteratePosts(database)) {
      if (status !== undefined && post.status !== status) continue;
      const { slug, title, category, date, postId: id } = post;
      const opens = getPublishTime(post)?.toISOString() ?? '';
      rows.push({ date, status: post.status.toLowerCase(), opens, slug, title, category, id });
    }
    printRows(rows, 'There are no posts.', options);
  });
}

async function show(name: string, options: Output): Promise<void> {
  await withParts(async ({ database }) => {
    const post = await findPostBySlugOrId(database, name);
    if (post === null) throw new CommandError(`There is no post ${name}.`);
    if (options.json) printRow(await toExportedPost(post), options);
    else process.stdout.write(await postToMarkdown(post));
  });
}

/** What the file system says is the operator's to mend. */
function notWritten(error: unknown): never {
  if (error instanceof Error && 'code' in error && 'path' in error)
    throw new CommandError(`${String(error.path)} cannot be written (${String(error.code)}).`);
  throw error;
}

async function exportAll(folder: string, options: Output): Promise<void> {
  await withParts(async ({ database: db, storage }) => {
    const { posts, images, missing } = await exportPosts({ db, storage }, resolve(folder)).catch(notWritten);
    const lost = missing.length === 0 ? '' : ` These images are not there: ${missing.join(', ')}.`;
    printResult(`Wrote ${posts} posts and ${images} images.${lost}`, { posts, images, missing }, options);
  });
}
