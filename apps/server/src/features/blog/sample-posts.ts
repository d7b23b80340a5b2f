import { defaultPostSharing } from '@wayfare/contracts/rules/post-sharing';
import { samplePosts } from '@wayfare/web/site';
import { type Database, isUniqueViolation } from '#adapters/db/database.ts';
import { writeDrafts } from '#features/editing/draft-queries.ts';
import { insertRevisions } from '#features/editing/revision-queries.ts';
import { toCopy } from './post-text.ts';
import { notifyPostsChanged } from './search-source.ts';
import { notBinned, notScheduled, type StoredPost } from './stored-post.ts';
import { hasPosts, insertPost } from './stored-post-queries.ts';

const writer = 'Luke';

const toStoredPost = ({ id, plate, ...sample }: Sample): StoredPost => {
  const at = new Date(`${sample.date}T12:00:00Z`);
  return {
    ...sample,
    ...defaultPostSharing,
    ...notScheduled,
    ...notBinned,
    postId: id,
    status: 'PUBLISHED',
    author: '',
    heroImageKey: '',
    heroImageUrl: `/plates/${plate}.svg`,
    heroImageAlt: '',
    heroIsDecoration: true,
    createdAt: at,
    updatedAt: at,
  };
};

type Sample = (typeof samplePosts)[number];

/** Adds sample posts if there are none. True if added. */
export function addSamplePosts(db: Database): Promise<boolean> {
  const add = db.transaction(async (tx) => {
    if (await hasPosts(tx)) return false;
    for (const sample of samplePosts) {
      const post = toStoredPost(sample);
      await insertPost(tx, post);
      const text = toCopy(post);
      const save = { by: { personId: null, name: writer }, now: post.updatedAt };
      await writeDrafts(tx, [text], { ...save, isCopy: true });
      await insertRevisions(tx, [text], { ...save, origin: 'sample', isPublished: true });
    }
    await notifyPostsChanged(tx);
    return true;
  });
  return add.catch((error: unknown) => {
    // Another server added them meanwhile.
    if (isUniqueViolation(error)) return false;
    throw error;
  });
}
