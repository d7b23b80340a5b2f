import * as z from 'zod/mini';

export const blogPreview = z.object({
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  date: z.string(),
  heroImageUrl: z.string(),
  previewImageUrl: z.string(),
});

/** What `/blogPreviews.json` holds. */
export const blogPreviews = z.array(blogPreview);

export type BlogPreview = z.infer<typeof blogPreview>;
