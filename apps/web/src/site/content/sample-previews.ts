import type { BlogPreview } from '@wayfare/contracts/blog-preview';
import { samplePosts } from './posts.ts';

/** What the blog shows before anybody has published: the sample posts, as visitors see posts. */
export const samplePreviews: readonly BlogPreview[] = samplePosts.map(
  ({ id, title, excerpt, date, plate }) => ({
    id,
    title,
    excerpt,
    date,
    heroImageUrl: `/plates/${plate}.svg`,
    previewImageUrl: `/plates/${plate}.svg`,
  }),
);
