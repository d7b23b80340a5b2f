import type { ChangedPost, NewPost } from '@wayfare/contracts/calls/post';
import { dateIn } from '@wayfare/contracts/rules/calendar-date';
import type { Db } from '#adapters/db/database.ts';
import { HttpProblem, problem } from '#http/answers/problems.ts';
import type { BlogDeps } from './blog-deps.ts';
import { finishUpload } from './finish-upload.ts';
import { keyIn } from './picture.ts';
import { requirePlainEnough } from './plain-enough.ts';
import { plateIn } from './present.ts';
import { sanitised } from './sanitise.ts';
import { keysIn } from './show-content.ts';
import type { PostFields } from './stored-post.ts';
import { listUploads, markUsed } from './upload-queries.ts';

type Given = Omit<NewPost, 'id'> | Omit<ChangedPost, 'updatedAt'>;

/** A save as it will be kept. Its images are made ready, for a client may know only how to send them. */
export async function fieldsFrom(deps: BlogDeps, given: Given): Promise<PostFields> {
  const { slug, title, excerpt = '', status, heroImageAlt, category = '' } = given;
  if (status === 'PUBLISHED' && title.trim() === '') throw problem('post_untitled');
  requirePlainEnough(given.content);
  const content = await sanitised(given.content);
  const heroKey = heroKeyOf(given);
  await finishImages(deps, [heroKey, ...keysIn(content)]);
  return {
    slug,
    title: title.trim(),
    excerpt: excerpt.trim(),
    content,
    status,
    heroKey,
    heroPlate: heroKey === '' ? plateIn(given.heroImageUrl ?? '') : '',
    heroAlt: heroImageAlt?.trim() ?? '',
    date: given.date ?? dateIn(deps.timeZone, deps.clock.now()),
    category: category.trim(),
  };
}

function heroKeyOf({ heroImageKey, heroImageUrl }: Given): string {
  const address = heroImageKey || heroImageUrl || '';
  const key = keyIn(address);
  if (key === null && heroImageKey) throw problem('image_unusable');
  return key ?? '';
}

async function finishImages(deps: BlogDeps, keys: readonly string[]): Promise<void> {
  const uploads = await listUploads(deps.db, [...new Set(keys.filter((key) => key !== ''))]);
  for (const { key, picture } of uploads) {
    if (picture === null) await finishUpload(deps, key).catch(sayWhichFailed);
  }
}

function sayWhichFailed(error: unknown): never {
  if (!(error instanceof HttpProblem) || error.status >= 500) throw error;
  throw problem('image_unusable', { message: `An image of this post cannot be used. ${error.message}` });
}

/**
 * From now on nobody clears these images away. A text may speak of one that is not ours any more, and shows as much; a
 * hero image that is not there is refused.
 */
export async function holdImages(within: Db, fields: PostFields, now: Date): Promise<void> {
  const keys = [...new Set([fields.heroKey, ...keysIn(fields.content)].filter((key) => key !== ''))];
  const usable = await markUsed(within, keys, now);
  if (fields.heroKey !== '' && !usable.includes(fields.heroKey)) throw problem('image_unusable');
}
